import type { settings } from './config.ts'

/** Headings of docs/settings.md, in order. */
export const settingGroups = [
  'Address',
  'Data',
  'Product and demo',
  "The company's services",
  'Sign-in and secrets',
  'Pages and links',
  'Mails',
  'Limits',
  'Monitoring',
] as const

export type SettingDoc = {
  group: (typeof settingGroups)[number]
  meaning: string
  /** Only for a default that is not in the schema because it depends on another setting. */
  default?: string
}

/** One entry for each setting: `npm run settings` writes docs/settings.md and .env.example from it. */
export const settingDocs: Record<keyof typeof settings.shape, SettingDoc> = {
  PORT: { group: 'Address', meaning: 'The port on which the portal listens.' },
  HOST: { group: 'Address', meaning: 'The address on which the portal listens.' },
  PUBLIC_URL: {
    group: 'Address',
    default: '`http://HOST:PORT`',
    meaning:
      "The portal's address as people type it, with a path if it shares its host, see [operations](operations.md#below-a-path). Links in mails, the same-origin check and `Secure` cookies depend on it. It must be https in production.",
  },
  TRUST_PROXY: {
    group: 'Address',
    meaning:
      'Set it to `on` behind exactly one reverse proxy that sets `X-Forwarded-For` and `X-Forwarded-Proto` itself.',
  },
  NODE_ENV: {
    group: 'Address',
    default: 'development',
    meaning:
      'Set to `production`, it requires an https `PUBLIC_URL`, turns the demo off and installs no development packages.',
  },
  DATA_DIR: {
    group: 'Data',
    meaning:
      'The folder of the SQLite database, the files unless `FILES_URL` is set and, without `SMTP_URL`, the mails. Back it up.',
  },
  DATABASE_URL: {
    group: 'Data',
    default: 'SQLite in `DATA_DIR`',
    meaning:
      'A PostgreSQL database, such as `postgres://user:password@host/database`. The extension `pg_trgm` must be available. Several portals can share one database.',
  },
  FILES_URL: {
    group: 'Data',
    default: 'files in `DATA_DIR/files`',
    meaning:
      'A bucket of S3 or of a compatible server for the files of users and of the plant, such as `s3://bucket/prefix`. Region, endpoint and credentials are the usual settings of AWS: `AWS_REGION`, `AWS_ENDPOINT_URL_S3`, `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`. See [operations](operations.md#files-in-a-bucket).',
  },
  FILES_PATH_STYLE: {
    group: 'Data',
    meaning:
      'Set it to `on` for servers that expect the bucket in the path, `https://host/bucket`, such as MinIO, and not in the name of the host.',
  },
  IMPORT_FOLDER: {
    group: 'Data',
    default: 'none',
    meaning:
      'A folder whose files are imported as they come, and moved to `done` or `failed` in it. See [your own plant](your-own-plant.md#by-a-folder).',
  },
  DATABASE_POOL_URL: {
    group: 'Data',
    default: '`DATABASE_URL`',
    meaning:
      'The same database through a pooler such as PgBouncer, in transaction mode, for requests. Migrations, imports and commands use `DATABASE_URL`, because they need a session.',
  },
  DATABASE_READ_URL: {
    group: 'Data',
    default: '`DATABASE_URL`',
    meaning:
      'A streaming replica of the same database, for lists, exports and documents. See [scaling](scaling.md#a-read-replica).',
  },
  TIME_ZONE: { group: 'Data', meaning: 'Decides which day it is, for example for due dates and visits.' },
  PRODUCT_NAME: { group: 'Product and demo', meaning: 'The name in titles and texts.' },
  PLANT_ADDRESS: {
    group: 'Product and demo',
    default: 'unset',
    meaning:
      'The address of the manufacturer in [mill test data](product/logistics.md#mill-test-data): street; postal code; city; country as two letters, such as `Anvil Road 1; 44870; Sandusky, Ohio; US`.',
  },
  PRODUCT_WIRE: {
    group: 'Product and demo',
    default: 'the letters of `PRODUCT_NAME`',
    meaning: 'Replaces `{product}` in [names on the wire](product/wire.md#product-letters-in-names). Letters only.',
  },
  DEMO: {
    group: 'Product and demo',
    default: '`on`, in production `off`',
    meaning:
      'Plants demo data when the database has no users. It is rejected in production and on a `HOST` other than loopback, and answers only requests to loopback names and `PUBLIC_URL`.',
  },
  DEMO_TODAY: {
    group: 'Product and demo',
    default: 'today',
    meaning: 'The business day of a new demo, such as `2026-11-21`.',
  },
  DEMO_EXTREMES: {
    group: 'Product and demo',
    meaning:
      'Adds hostile texts and extreme amounts to a new demo, for tests. See [extremes](product/demo.md#extremes).',
  },
  AUTH_URL: {
    group: "The company's services",
    default: 'embedded',
    meaning: "The company's auth service: users, sessions, permissions. Without it the portal's own is used.",
  },
  READ_URL: { group: "The company's services", default: 'embedded', meaning: "The company's read service." },
  WRITE_URL: { group: "The company's services", default: 'embedded', meaning: "The company's write service." },
  CONTENT_URL: {
    group: "The company's services",
    default: 'embedded',
    meaning: "The company's content service: documents.",
  },
  MIXED_SERVICES: {
    group: "The company's services",
    meaning:
      '`on` if the services check the sessions of the portal and have its records, so that any of them may be embedded. See [mixtures](connecting-services.md#mixtures).',
  },
  COMPANY_CALLS: {
    group: "The company's services",
    meaning:
      'Calls that the services answer: the `specified` ones, or `all` that the portal declares. See [connecting services](connecting-services.md).',
  },
  CONNECTED_MAP: {
    group: "The company's services",
    default: 'none',
    meaning:
      "A JSON file with the company's own addresses of calls and names of fields. See [connecting services](connecting-services.md#addresses-and-names).",
  },
  STATEMENT_COOKIE: {
    group: "The company's services",
    meaning:
      "What ends the address of a statement at `CONTENT_URL`: the id of the `customer`, or the caller's `token`.",
  },
  OAUTH_CLIENT_ID: { group: 'Sign-in and secrets', meaning: 'Client id of the password grant.' },
  OAUTH_CLIENT_SECRET: {
    group: 'Sign-in and secrets',
    default: 'made at the first start',
    meaning:
      "Client secret of the password grant. Needed if clients other than the portal's pages sign in. At least 32 random characters in production.",
  },
  LINK_SECRET: {
    group: 'Sign-in and secrets',
    default: 'made at the first start',
    meaning:
      'Signs links: password recovery, modifying a budget ([018](decisions/018-signed-modify-links.md)), ending a digest. Portals on one database or in front of the same services use the same one. A new secret ends all links. At least 32 random characters in production.',
  },
  PUBLIC_OPENAPI: {
    group: 'Sign-in and secrets',
    meaning: '`on` shows `/openapi.json` to everybody, `off` to signed-in users and import keys only.',
  },
  LOGIN_URL: {
    group: 'Sign-in and secrets',
    meaning:
      'The page where people sign in, as a URL or a path. With `AUTH_URL` it can be a page of the company, see [007](decisions/007-company-login-page.md).',
  },
  AEROSPACE_URL: { group: 'Pages and links', meaning: 'The sister portal, as a URL or a path below `PUBLIC_URL`.' },
  DASHBOARD_REPS_URL: {
    group: 'Pages and links',
    default: 'no link',
    meaning: "The address of 'Dashboard Reps' in the header.",
  },
  MAINTENANCE_PAGES: {
    group: 'Pages and links',
    default: 'none',
    meaning:
      'Addresses of pages under maintenance, separated by commas, such as `scorecard,quote-status`. They show the maintenance page, and their calls answer 503.',
  },
  SMTP_URL: {
    group: 'Mails',
    default: 'files in `DATA_DIR/mail`',
    meaning: 'The mail server, such as `smtps://user:password@host`.',
  },
  MAIL_FROM: { group: 'Mails', meaning: 'The sender of mails.' },
  DIGEST_HOUR: {
    group: 'Mails',
    meaning:
      'The hour of `TIME_ZONE`, 0 to 23, at which digests of to-do lists are sent to users who chose them, or `off`. With `AUTH_URL` or `READ_URL` there are none.',
  },
  MAIL_FILES: {
    group: 'Mails',
    meaning:
      'Set it to `on` to attach the papers of a load, as a zip below 10 MB, to the mails that users chose for loads that ship. Otherwise these have links only.',
  },
  MAX_UPLOADS: {
    group: 'Limits',
    meaning: 'Forms with files that are received at once, in each portal. Others wait for up to a minute.',
  },
  MAX_UPLOADS_PER_USER: { group: 'Limits', meaning: 'The same for one user.' },
  MAX_LARGE_READS: {
    group: 'Limits',
    meaning:
      'Lists of more than 1,000 rows that are answered as JSON at once, until they are sent, in each portal. Others wait for up to 30 seconds.',
  },
  MAX_LARGE_READS_PER_USER: { group: 'Limits', meaning: 'The same for one user.' },
  VISITS_PER_HOUR: { group: 'Limits', meaning: 'Pages that one user may open per hour.' },
  TRACKING_PER_HOUR: { group: 'Limits', meaning: 'Tracking calls of the footer per user and hour.' },
  CHANGES_PER_HOUR: {
    group: 'Limits',
    meaning: 'All other changing calls per user and hour. Imports are not counted: they wait for each other.',
  },
  COMMENTS_PER_HOUR: { group: 'Limits', meaning: 'Comments per user and hour.' },
  REFERENCES_PER_HOUR: { group: 'Limits', meaning: 'Bank references per user and hour.' },
  MAILS_PER_HOUR: {
    group: 'Limits',
    meaning: 'Calls per user and hour that send a mail, such as quotes, feedback and orders.',
  },
  ACCOUNTS_PER_HOUR: {
    group: 'Limits',
    meaning: 'Users that one user may create or change per hour, own changes of the password included.',
  },
  VISITS_KEPT_DAYS: {
    group: 'Data',
    meaning: 'Visits are deleted after this number of days, at least 400. The charts of visits show twelve months.',
  },
  TRACKING_KEPT_DAYS: {
    group: 'Data',
    meaning: 'Navigations that the footer reports are deleted after this number of days.',
  },
  AUDIT_KEPT_DAYS: {
    group: 'Data',
    meaning: 'Rows of the audit log are deleted after this number of days, at least 400.',
  },
  MAILS_KEPT_DAYS: {
    group: 'Data',
    meaning:
      'Sent mails, of which recipient and subject are kept, are deleted after this number of days, at least 30. Those that wait are kept.',
  },
  REQUESTS_KEPT_DAYS: {
    group: 'Data',
    meaning:
      'Closed requests are deleted with messages and files after this number of days without a message, at least 400. See [retention](operations.md#what-is-kept-and-for-how-long).',
  },
  METRICS_PORT: { group: 'Monitoring', default: 'no metrics', meaning: 'A port for Prometheus metrics on `HOST`.' },
  LOG_LEVEL: {
    group: 'Monitoring',
    meaning:
      'The level of the request log on standard error: `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.',
  },
}
