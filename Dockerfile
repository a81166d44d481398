# One image for every role: ROLE=all (default), web or worker. Needs nothing beside it; with DATABASE_URL it uses that
# PostgreSQL instead of the one inside, and only then may there be more than one container,
# all of them with one STORAGE_URL (a bucket), or with one volume at /data: files that people send are kept there.
#
#   docker build -t frakto .
#   docker run -p 3000:3000 -v frakto:/data -e PUBLIC_URL=https://frakto.example.com frakto

# A tag may come to name another image. A release names what it was tried with:
#   docker build --build-arg BASE=node:24-bookworm-slim@sha256:<digest> -t frakto .
# where `docker buildx imagetools inspect node:24-bookworm-slim` tells the digest.
ARG BASE=node:24-bookworm-slim

# What the server needs at run time, and nothing else.
FROM ${BASE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY api/package.json api/
COPY sdk/package.json sdk/
COPY admin-ui/package.json admin-ui/
COPY public-forms/package.json public-forms/
COPY api/reference/package.json api/reference/
# By its name: the folder would mean api/reference too, which needs nothing at run time.
RUN npm ci --workspace=@frakto/api --omit=dev --ignore-scripts

FROM ${BASE} AS product
WORKDIR /app
COPY . .
RUN npm run build

FROM ${BASE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 HEALTH_PORT=3001 DATA_DIR=/data DEMO=off
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY package.json LICENSE ./
COPY api/package.json api/
COPY openapi openapi
COPY --from=product /app/api/dist api/dist
COPY --from=product /app/admin-ui/dist admin-ui/dist
COPY --from=product /app/public-forms/dist public-forms/dist
COPY --from=product /app/api/reference/dist api/reference/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# A worker takes no requests but these, at a port of its own.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s CMD ["node", "-e", "const { ROLE, PORT, HEALTH_PORT } = process.env; fetch(`http://127.0.0.1:${ROLE === 'worker' ? HEALTH_PORT : PORT}/health/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--enable-source-maps", "api/dist/main.js"]
