import { join } from 'node:path'
import { type Config, settingNames } from '../config.ts'
import { ineffectiveNames } from '../settingNames.ts'

type Setting = (typeof settingNames)[number]

/** Host and path, without credentials. */
const placeAt = (url: string) => {
  const { host, pathname } = new URL(url)
  return `${host}${pathname === '/' ? '' : pathname}`
}

/** Where the data are, as text. */
export const databasePlace = ({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>) =>
  databaseUrl ? `PostgreSQL, ${placeAt(databaseUrl)}` : `SQLite in ${dataDir}`

/** Lines with what the portal uses, and the setting that each comes from. */
export const placesInUse = (config: Config, env: NodeJS.ProcessEnv) => {
  const from = (...names: readonly Setting[]) => names.find((name) => env[name]) ?? 'default'
  const { databaseUrl, dataDir, smtpUrl, timeZone, publicUrl } = config
  const folder = from('DATA_DIR')
  const rows = [
    ['Address', publicUrl, from('PUBLIC_URL', 'HOST', 'PORT')],
    ['Database', databasePlace(config), databaseUrl ? 'DATABASE_URL' : folder],
    config.bucket
      ? ['Files', `bucket ${config.bucket.name}/${config.bucket.prefix}`, 'FILES_URL']
      : ['Files', join(dataDir, 'files'), folder],
    smtpUrl
      ? ['Mail', `${placeAt(smtpUrl)}, from ${config.mailFrom}`, 'SMTP_URL']
      : ['Mail', `not sent, written to ${join(dataDir, 'mail')}`, folder],
    ['Time zone', timeZone, from('TIME_ZONE')],
  ] as const
  return rows.map(([name, value, origin]) => `  ${name.padEnd(10)} ${value} (${origin})`)
}

/** Warnings for the log: settings that are valid, but seldom what a company wants. */
export const startWarnings = (config: Config, env: NodeJS.ProcessEnv) => {
  const warnings = ineffectiveNames(env, settingNames).map(
    (name) => `${name} is not a setting and has no effect; docs/settings.md lists all.`,
  )
  if (!config.isProduction) return warnings
  if (!config.databaseUrl)
    warnings.push('The data are in SQLite, which serves one portal on one machine. Set DATABASE_URL for PostgreSQL.')
  if (!config.smtpUrl)
    warnings.push('No mail leaves this portal: nobody gets an invitation or a new password. Set SMTP_URL.')
  return warnings
}
