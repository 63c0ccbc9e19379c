# Builds the folder of `npm run package` and an image that contains nothing else.
FROM node:24-bookworm-slim AS build
WORKDIR /src
COPY . .
RUN npm ci --no-audit --no-fund && npm run package

FROM debian:bookworm-slim
RUN useradd --system --uid 10001 --home-dir /data portal && install -d -o portal -g portal -m 700 /data
COPY --from=build /src/package/anvil-portal /opt/anvil-portal
USER portal
WORKDIR /data
VOLUME /data
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PORT=4000
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=6s --start-period=60s CMD ["/opt/anvil-portal/portal", "health"]
ENTRYPOINT ["/opt/anvil-portal/portal"]
CMD ["start"]
