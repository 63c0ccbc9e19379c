import { readFileSync } from 'node:fs'
import { read, type Sheet, utils } from '@e965/xlsx'
import type { Page } from '@playwright/test'
import { expect, test } from '../browser/oneTab.ts'
import { signIn } from '../browser/signIn.ts'
import type { Newcomer } from './newcomers.ts'

const formats = [
  { label: 'Excel (.xlsx)', file: 'tableDownload.xlsx' },
  { label: 'CSV (.csv)', file: 'tableDownload.csv' },
  { label: 'Excel 97-2003 (.xls)', file: 'tableDownload.xls' },
] as const

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

function dayOf(moment: unknown) {
  if (typeof moment !== 'string') return ''
  const parts = new Intl.DateTimeFormat('sv', { timeZone: 'America/Monterrey' }).format(new Date(moment)).split('-')
  return `${parts[2]}/${months[Number(parts[1]) - 1]}/${parts[0]}`
}

const rowOf = (user: Newcomer) => [
  user.name,
  user.email,
  user.roleName,
  user.clienteligado,
  user.unidaddenegocio,
  dayOf(user.created_at),
  dayOf(user.last_login),
]

async function download(page: Page, label: string) {
  await page.getByRole('button', { name: 'Export' }).click()
  const started = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: label }).click()
  const file = await started
  await expect(page.getByText('File downloaded')).toBeVisible()
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}

const byteOrderMark = '\uFEFF'

/** Removes the byte order mark, by which spreadsheets recognize UTF-8. */
function textOf(bytes: Buffer) {
  const text = bytes.toString('utf8')
  expect(text.slice(0, 1)).toBe(byteOrderMark)
  return text.slice(1)
}

function sheetIn(name: string, bytes: Buffer): Sheet {
  const book = name.endsWith('.csv')
    ? read(textOf(bytes), { type: 'string', raw: true })
    : read(bytes, { type: 'buffer', cellNF: true })
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  if (!sheet) throw new Error(`${name} holds no sheet.`)
  return sheet
}

test('exported files contain all users, the visible columns, and no formula', async ({ page, newcomers }) => {
  await signIn(page, 'admin', '/forge/users')
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Sales Contact' }).click()
  await page.keyboard.press('Escape')
  const users = await newcomers.all()
  for (const { label, file } of formats) {
    const { name, bytes } = await download(page, label)
    expect(name).toBe(file)

    const sheet = sheetIn(name, bytes)
    const [head, ...rows] = utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false, defval: '' })
    expect(head).toEqual(['Name', 'E-mail', 'Client Type', 'Relation', 'Unit', 'Creation Date', 'Last Login'])
    expect(rows).toHaveLength(120)
    const isCsv = file.endsWith('.csv')
    // Prefixed in CSV files, because a spreadsheet would treat it as a formula.
    const neutral = (text: unknown) => (isCsv && text === '=1+1' ? "'=1+1" : text)
    expect(rows).toEqual(users.map((user) => rowOf(user).map(neutral)))

    const cells = Object.entries(sheet).filter(([address]) => !address.startsWith('!'))
    expect(cells.filter(([, cell]) => cell.f !== undefined)).toEqual([])
    if (!isCsv) expect(sheet.F2).toMatchObject({ t: 'n', z: expect.stringContaining('dd/mmm/yyyy') })
  }
})

test('an export contains the filtered users', async ({ page }) => {
  await signIn(page, 'admin', '/forge/users?filter={"q":"hostile.example"}')
  await expect(page.getByText('1–5 of 5')).toBeVisible()
  const { name, bytes } = await download(page, 'Excel (.xlsx)')
  const sheet = sheetIn(name, bytes)
  expect(sheet['!ref']).toBe('A1:H6')
  expect(sheet.A3).toMatchObject({ t: 's', v: '=1+1' })
})
