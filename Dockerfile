# The shop as one image. PostgreSQL and images live outside: see compose.yaml.
FROM node:26.10.0-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# The image's Node replaces the 140 MB copy that npm installed for machines with another version.
RUN npm run build && npm prune --omit=dev --no-audit --no-fund && ln -sf /usr/local/bin/node node_modules/node/bin/node

FROM node:26.10.0-bookworm-slim
WORKDIR /shop
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=build /shop/package.json ./
COPY --from=build /shop/node_modules node_modules
COPY --from=build /shop/build build
# Commands, migrations, street data and the picture worker run from their sources.
COPY --from=build /shop/src src
COPY --from=build /shop/scripts scripts
COPY --from=build /shop/design design
COPY --from=build /shop/demo demo
RUN mkdir /data /backups && chown node:node /data /backups
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Directly, not through npm: signals reach the shop, which then finishes what it is doing.
CMD ["node_modules/.bin/node", "--max-semi-space-size=32", "--heap-growing-percent=100", "scripts/start.ts"]
