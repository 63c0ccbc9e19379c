import { writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { settings } from '#proxy/config.ts'
import { type SettingDoc, settingDocs, settingGroups } from '#proxy/settingDocs.ts'

// npm run settings — writes docs/settings.md and .env.example from the settings' schema and descriptions.

const defaults: Readonly<Record<string, unknown>> = z.parse(settings, {})

const groups = settingGroups.map((title) => ({
  title,
  entries: Object.entries(settingDocs).filter(([, { group }]) => group === title),
}))

const defaultOf = (name: string, doc: SettingDoc) =>
  doc.default ?? (defaults[name] === undefined ? '' : `\`${defaults[name]}\``)

const markdownTable = ({ title, entries }: (typeof groups)[number]) =>
  [
    `## ${title}\n`,
    '| setting | default | meaning |',
    '| --- | --- | --- |',
    ...entries.map(([name, doc]) => `| \`${name}\` | ${defaultOf(name, doc)} | ${doc.meaning} |`),
  ].join('\n')

const settingsDocument = `# Settings

Settings are environment variables, read once at start. An empty variable counts as not set. A value that cannot be used
stops the start, and the message names it. \`.env.example\` lists the same settings.

This page is written by \`npm run settings\`. Edit \`proxy/settingDocs.ts\` instead.

${groups.map(markdownTable).join('\n\n')}
`

const plain = (markdown: string) =>
  markdown
    .replace(/ ?\(\[\d+\]\([^)]*\)\)|,? see \[\d+\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '')

const exampleLines = ([name, doc]: [string, SettingDoc]) =>
  [
    `# ${plain(doc.meaning)}`,
    ...(doc.default ? [`# Default: ${plain(doc.default)}.`] : []),
    `#${name}=${doc.default ? '' : (defaults[name] ?? '')}`,
  ].join('\n')

const exampleFile = `# Settings of the portal, all with their defaults. Written by npm run settings; docs/settings.md has the same as a table.
# Copy this file to .env, remove the # before what you set, and start with: set -a; . ./.env; set +a; npm start
# Put quotes around values with spaces or characters that the shell reads, such as & or $.

${groups.map(({ title, entries }) => `# --- ${title} ---\n\n${entries.map(exampleLines).join('\n\n')}`).join('\n\n')}
`

export const settingFiles = { 'docs/settings.md': settingsDocument, '.env.example': exampleFile }

if (import.meta.main) for (const [file, text] of Object.entries(settingFiles)) writeFileSync(file, text)
