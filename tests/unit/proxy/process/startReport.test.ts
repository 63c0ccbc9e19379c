import { expect, test } from 'vitest'
import { readConfig } from '#proxy/config.ts'
import { placesInUse, startWarnings } from '#proxy/process/startReport.ts'

const placesOf = (env: Record<string, string>) => placesInUse(readConfig(env), env)
const warningsOf = (env: Record<string, string>) => startWarnings(readConfig(env), env)

test('the start names each place in use and the setting it comes from', () => {
  expect(placesOf({ DATA_DIR: '/srv/portal', TIME_ZONE: 'UTC' })).toEqual([
    '  Address    http://127.0.0.1:4000 (default)',
    '  Database   SQLite in /srv/portal (DATA_DIR)',
    '  Files      /srv/portal/files (DATA_DIR)',
    '  Mail       not sent, written to /srv/portal/mail (DATA_DIR)',
    '  Time zone  UTC (TIME_ZONE)',
  ])
})

test('the start names servers without their credentials', () => {
  const lines = placesOf({
    PUBLIC_URL: 'https://portal.example',
    DATABASE_URL: 'postgres://ana:secret@db.example:5433/plant',
    FILES_URL: 's3://files/plant',
    SMTP_URL: 'smtps://ana:secret@mail.example',
    MAIL_FROM: 'portal@plant.example',
  })
  expect(lines.slice(0, 4)).toEqual([
    '  Address    https://portal.example (PUBLIC_URL)',
    '  Database   PostgreSQL, db.example:5433/plant (DATABASE_URL)',
    '  Files      bucket files/plant/ (FILES_URL)',
    '  Mail       mail.example, from portal@plant.example (SMTP_URL)',
  ])
})

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://portal.example' }

test('production on SQLite or without mail is warned of, with the setting that changes it', () => {
  expect(warningsOf(production)).toEqual([
    expect.stringContaining('Set DATABASE_URL'),
    expect.stringContaining('Set SMTP_URL'),
  ])
  const own = { DATABASE_URL: 'postgres://host/plant', SMTP_URL: 'smtp://host' }
  expect(warningsOf({ ...production, ...own })).toEqual([])
  expect(warningsOf({})).toEqual([])
})

test('a variable that only looks like a setting of the portal is warned of', () => {
  expect(warningsOf({ PORTAL_THEME: 'dark', HOMEPAGE: 'x' })).toEqual([expect.stringContaining('PORTAL_THEME is not')])
})
