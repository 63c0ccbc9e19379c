import { readFileSync } from 'node:fs'

/** Command blocks under a heading of a document. */
export const commandsUnder = (file: string, heading: string) => {
  const [, section = ''] = readFileSync(file, 'utf8').split(new RegExp(`^## ${heading}$`, 'm'))
  const [own = ''] = section.split(/^## /m)
  return [...own.matchAll(/^( *)```sh\n([^`]*)^ *```/gm)].map(([, indent = '', block = '']) =>
    block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  )
}
