# Pinned by digest: the same image today and in a year. Newer ones come by a change of these lines.
FROM python:3.11.14-slim-bookworm@sha256:65a93d69fa75478d554f4ad27c85c1e69fa184956261b4301ebaf6dbb0a3543d AS packages
WORKDIR /build
COPY requirements.lock ./
# Every package is checked against the hashes of the lock file; no compiler is needed, wheels or nothing.
RUN python -m venv /venv \
    && /venv/bin/pip install --no-cache-dir --disable-pip-version-check --only-binary :all: \
       --require-hashes --requirement requirements.lock

FROM python:3.11.14-slim-bookworm@sha256:65a93d69fa75478d554f4ad27c85c1e69fa184956261b4301ebaf6dbb0a3543d
# A fixed number, so that a volume's files belong to somebody known; it can write to nothing but var/.
RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin makemake \
    && install --directory --owner makemake --group makemake /srv/make-make/var
COPY --from=packages /venv /venv
WORKDIR /srv/make-make
COPY pyproject.toml ./
COPY migrations ./migrations
COPY static ./static
COPY app ./app
USER 10001
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 HOST=0.0.0.0 PORT=8000
EXPOSE 8000
# Without DATABASE_URL the rooms are in an SQLite file in here.
VOLUME /srv/make-make/var
# Only whether the process answers: a database that is away is no reason to end it.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
    CMD ["python", "-c", "from os import environ; from urllib.request import urlopen; urlopen(f'http://127.0.0.1:{environ[\"PORT\"]}/healthz', timeout=2)"]
CMD ["python", "-m", "app"]
