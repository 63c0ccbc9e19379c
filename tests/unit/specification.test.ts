import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { account } from './specification/account.data.ts'
import type { Bullets } from './specification/bullet.ts'
import { numbers } from './specification/metrics.data.ts'
import { pieces } from './specification/pieces.data.ts'
import { shell } from './specification/shell.data.ts'
import { users } from './specification/users.data.ts'

const parts: Readonly<Record<string, Bullets>> = { shell, pieces, users, metrics: numbers, account }

/** Whether a file has a test of this title, in whichever quotes; `…` stands for what a template fills in. */
const isTitleIn = (file: string, title: string) => {
  const source = readFileSync(file, 'utf8').replace(/\$\{[^}]*\}/g, '…')
  // What begins a call that goes on: `test(`, or `)(` after the rows of a table.
  const begun = source.replace(/\(\s+/g, '(')
  return [`'${title}'`, `"${title}"`, `\`${title}\``].some((quoted) => begun.includes(`(${quoted},`))
}

describe.each(Object.entries(parts))('what the specification says of %s', (_part, bullets) => {
  test.each(Object.entries(bullets))('in %s is observed by tests that there are', (_place, said) => {
    const unobserved = said.filter(
      ([, file, title]) => !existsSync(`tests/${file}`) || !isTitleIn(`tests/${file}`, title),
    )
    expect(unobserved).toEqual([])
  })
})
