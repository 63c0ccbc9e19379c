import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { openRows, type Rows } from '#tests/support/database/openRows.ts'
import { onePixel } from '#tests/support/files/uploads.ts'
import { addCustomer, addInvoice } from '#tests/support/rows/commercial/invoices.ts'
import { addJobOrder } from '#tests/support/rows/orders/shipments.ts'
import { changePath, newRequestPath } from '#tests/support/rows/requests.ts'
import { expect, test } from '../browser/fixtures.ts'
import { beginSession, emailOf, signInAs } from '../browser/signIn.ts'
import { expectFitting } from '../screens/layout.ts'
import { heading } from '../screens/stage.ts'
import type { Newcomers } from '../users/newcomers.ts'

const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

// The business day is 5 November 2026.
const late = { committed_on: '2026-10-20', requested_on: '2026-10-01', status: 'late' }
const ahead = { committed_on: '2026-12-10' }

/** Lines of a new customer, whose requests no other test counts: late, being machined, and shipped in part. */
const plant = async (rows: Rows) => {
  const customer = await addCustomer({ rows })
  const add = async (more: object) => (await addJobOrder({ rows }, customer, { ...ahead, ...more })).id
  const lines = {
    late: await add(late),
    later: await add({ ...late, committed_on: '2026-10-30' }),
    machined: await add({ machining: 10 }),
    shipped: await add({ shipped: 4 }),
  }
  const invoice = await addInvoice({ rows }, customer, { number: `LL-${customer}`, due: '2026-10-31', cents: 500_000 })
  return { customer, lines, invoice }
}

interface Stage {
  readonly page: Page
  readonly rows: Rows
  readonly planted: Awaited<ReturnType<typeof plant>>
  readonly isPhone: boolean
  readonly click: (target: Locator) => Promise<void>
  /** Clicks so far. */
  readonly clicks: () => number
}

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page, name?: string | RegExp) => page.getByRole('dialog', name === undefined ? {} : { name })
const button = (scope: Page | Locator, name: string | RegExp) => scope.getByRole('button', { name, exact: true })
/** Row of a table, or card on a phone. */
const rowOf = (page: Page, text: string) =>
  main(page).locator('tbody tr, li:has(h2)').filter({ hasText: text, visible: true })

const headers = { 'X-Requested-With': 'XMLHttpRequest', 'Sec-Fetch-Site': 'same-origin' }
const post = async (by: APIRequestContext, path: string, data: object) => {
  const answer = await by.post(path, { headers, data })
  expect(answer.status(), await answer.text()).toBe(200)
  return answer.json()
}

/** Types into the search of the header: by its key on a desk, by its button on a phone. */
const search = async ({ page, click, isPhone }: Stage, text: string) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  if (isPhone) await click(page.getByRole('banner').getByRole('button', { name: /^Search/ }))
  else await page.keyboard.press('Control+k')
  await page.keyboard.type(text)
}

const find = async (stage: Stage, text: string) => {
  await search(stage, text)
  await expect(stage.page.getByRole('option').first()).toContainText(text)
  await stage.page.keyboard.press('Enter')
}

/** Opens a page by the menu, or on a phone by the search. */
const open = async (stage: Stage, name: string) => {
  const { page, click, isPhone } = stage
  if (isPhone) {
    await search(stage, name)
    await click(page.getByRole('option', { name: new RegExp(`^${name}`) }))
  } else {
    await click(page.getByRole('banner').getByRole('button', { name: 'Orders' }))
    await click(page.getByRole('menuitem', { name, exact: true }))
  }
}

const lateTile = (page: Page) => page.getByRole('group', { name: 'Delayed Orders' })
const openLate = async ({ page, click }: Stage) => {
  await click(lateTile(page).getByRole('link'))
  await expect(page.getByText('2 late lines in 2 orders')).toBeVisible()
}

const type = async ({ page, click }: Stage, field: Locator, text: string) => {
  await click(field)
  await page.keyboard.type(text)
}

const sent = async (page: Page) => {
  await expect(dialog(page)).toHaveCount(0)
  return String(
    await main(page)
      .getByText(/^RQ26-\d{6}$/)
      .first()
      .textContent(),
  )
}

type Clicks = readonly [desk: number, phone: number]

/** Tasks with their clicks from home; typing, the search's key and Enter are none. */
const ofBuyer: Readonly<Record<string, readonly [Clicks, (stage: Stage, staff: APIRequestContext) => Promise<void>]>> =
  {
    'finds where a purchase order is': [
      [0, 1],
      async (stage) => {
        const { page, planted } = stage
        await find(stage, `PO-${planted.lines.machined}`)
        await heading(page, `PO-${planted.lines.machined} · line 1`)
        await expect(page.getByText('Open pieces: Machining 10')).toBeVisible()
      },
    ],
    'sees which lines are late and why, and asks for a date of one': [
      [5, 5],
      async (stage) => {
        const { page, planted, click, isPhone } = stage
        await expect(lateTile(page)).toContainText('2')
        await openLate(stage)
        if (!isPhone)
          for (const name of ['Step', 'Last Promise', 'Reason', 'Days Late', 'Days After Request'])
            await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
        await expectFitting(page)
        await click(button(rowOf(page, `JO-${planted.lines.late}`), /^Contact Anvil/))
        const form = dialog(page, /^Request on /)
        await expect(form).toContainText('Promised 20/Oct/2026 (16 days ago), requested 01/Oct/2026')
        await expect(form).toContainText('16 days late, 35 after the requested date')
        await expect(form).toContainText('Pieces: Not started 10')
        await expectFitting(page)
        await type(stage, form.getByRole('spinbutton', { name: 'Day' }), '10nov2026')
        await type(stage, form.getByRole('textbox', { name: 'Text' }), 'The line stops without it.')
        await click(button(form, 'Send the request'))
        await expect(page.getByText(/RQ26-\d{6}/).first()).toBeVisible()
        await expect(form).toHaveCount(0)
      },
    ],
    'sees that the pieces of a late line are not started': [
      [2, 2],
      async (stage) => {
        const { page, planted, click } = stage
        await openLate(stage)
        await click(main(page).getByRole('link', { name: `JO-${planted.lines.later}`, exact: true }))
        await heading(page, `PO-${planted.lines.later} · line 1`)
        await expect(page.getByText('Open pieces: Not started 10')).toBeVisible()
        await expectFitting(page)
      },
    ],
    'asks for an earlier date, and accepts the counter-offer': [
      [7, 8],
      async (stage, staff) => {
        const { page, planted, click } = stage
        await find(stage, `JO-${planted.lines.machined}`)
        await click(button(page, 'Earlier date'))
        await type(stage, dialog(page).getByRole('spinbutton', { name: 'Day' }), '01dec2026')
        await type(stage, dialog(page).getByRole('textbox', { name: 'Text' }), 'We are ahead.')
        await click(button(dialog(page), 'Send the request'))
        const number = await sent(page)
        await post(staff, changePath(number, 'answer'), {
          answer: 'counterOffer',
          text: 'A week sooner.',
          offeredOn: '2026-12-03',
        })
        await click(main(page).getByRole('link', { name: number, exact: true }))
        await expect(dialog(page)).toContainText('offered 03/Dec/2026, requested 01/Dec/2026, promised 10/Dec/2026')
        await expectFitting(page)
        await click(button(dialog(page), 'Accept the offer'))
        await click(button(dialog(page, 'Accept the offer'), 'Accept the offer'))
        await expect(dialog(page)).toContainText('Accepted: 03/Dec/2026. The promised date still has to be moved.')
        await page.goBack()
        await expect(page.getByText(`Counter-offer on request ${number} accepted`)).toBeVisible()
      },
    ],
    'reports a problem with a picture': [
      [12, 13],
      async (stage) => {
        const { page, planted, click } = stage
        await find(stage, `JO-${planted.lines.shipped}`)
        await click(button(page, 'Report a problem'))
        const form = dialog(page, /^Problem with /)
        await type(stage, form.getByRole('textbox', { name: 'Pieces affected' }), '2')
        for (const [field, choice] of [
          ['Kind of problem', 'Surface'],
          ['What you ask for', 'Rework'],
        ] as const) {
          await click(form.getByRole('combobox', { name: field }))
          await click(page.getByRole('option', { name: choice }))
        }
        await type(stage, form.getByRole('textbox', { name: 'Text' }), 'Scratches.')
        await expectFitting(page)
        await click(button(form, 'Files (0)'))
        const chooser = page.waitForEvent('filechooser')
        await click(button(page, 'SELECT FILE(S)'))
        await (await chooser).setFiles({ name: 'scratch.png', mimeType: 'image/png', buffer: onePixel })
        await click(button(dialog(page).filter({ hasText: 'File successfully selected.' }), 'OK'))
        await click(button(page, 'Done'))
        await click(button(form, 'Send the request'))
        const number = await sent(page)
        await main(page).getByRole('link', { name: number, exact: true }).click()
        const picture = dialog(page).getByRole('link', { name: 'scratch.png' }).locator('img')
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
        for (const fact of ['Surface', 'Rework', 'Pieces affected']) await expect(dialog(page)).toContainText(fact)
        await expectFitting(page)
      },
    ],
    'disputes an invoice': [
      [4, 4],
      async (stage) => {
        const { page, planted, click } = stage
        await click(page.getByRole('region', { name: 'Total Balance' }).getByRole('link'))
        await click(button(page, `Dispute the invoice ${planted.invoice}`))
        await expect(dialog(page).getByRole('textbox', { name: 'Amount (USD)' })).toHaveValue('5,000.00')
        await type(stage, dialog(page).getByRole('textbox', { name: 'Text' }), 'The price is another.')
        await expectFitting(page)
        await click(button(dialog(page), 'Send the request'))
        await expect(dialog(page)).toHaveCount(0)
        await expect(main(page)).toContainText('Disputed: 5,000.00')
        await expectFitting(page)
      },
    ],
    'downloads the open lines for an ERP': [
      [4, 4],
      async (stage) => {
        const { page, planted, click } = stage
        await open(stage, 'Open Orders Report')
        await expect(button(page, 'Remove the filter Lines: Open')).toBeVisible()
        await click(button(main(page), 'Export'))
        const download = page.waitForEvent('download')
        await click(page.getByRole('menuitem', { name: 'Excel (.xlsx)' }))
        const [head = [], ...lines] = await readSheet(await (await download).path())
        expect(head).toEqual(
          expect.arrayContaining(['PO', 'Line Item', 'Price', 'First Promise', 'Last Promise', 'Reason']),
        )
        const numbers = Object.values(planted.lines).map((id) => `JO-${id}`)
        expect(lines.map((line) => line[head.indexOf('Job Order')]).toSorted()).toEqual(numbers.toSorted())
        for (const line of lines) expect(line[head.indexOf('Last Promise')]).toEqual(expect.any(Number))
      },
    ],
    'has the paper of the weekly call': [
      [3, 3],
      async (stage) => {
        const { page, planted, click } = stage
        await open(stage, 'Open Points')
        for (const text of ['Late lines', 'Overdue invoices', planted.invoice])
          await expect(main(page).getByText(text).first()).toBeVisible()
        await expectFitting(page)
        const link = main(page).getByRole('link', { name: 'Open points (PDF)' })
        const popup = page.waitForEvent('popup')
        await click(link)
        await (await popup).close()
        const paper = await page.request.get(String(await link.getAttribute('href')))
        expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-')
      },
    ],
    'sends the late lines to a colleague': [
      [2, 2],
      async (stage) => {
        const { page, click } = stage
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
        await openLate(stage)
        await click(button(page, 'Copy link'))
        await expect(page.getByText('The link is in the clipboard.')).toBeVisible()
        const link = await page.evaluate(() => navigator.clipboard.readText())
        await page.goto('about:blank')
        await page.goto(link)
        await expect(page.getByText('2 late lines in 2 orders')).toBeVisible()
      },
    ],
  }

const queued = (page: Page) => page.getByRole('region', { name: 'Rows to update' })

/** Fills filters of Delays, which are in a sheet on a phone. */
const filter = async ({ page, click, isPhone }: Stage, fill: (form: Locator) => Promise<void>) => {
  if (isPhone) await click(button(page, 'Filters'))
  await fill(isPhone ? dialog(page, 'Filters') : main(page))
}

/** Tasks with their clicks from Delays, where the staff starts. */
const ofStaff: typeof ofBuyer = {
  'gives three lines new dates, after the comment was missing': [
    [12, 14],
    async (stage) => {
      const { page, rows, planted, click, isPhone } = stage
      await filter(stage, async (form) => {
        await type(stage, form.getByRole('textbox', { name: 'Customer' }), `Made Customer ${planted.customer}`)
        await page.keyboard.press('Enter')
      })
      await expect(page.getByText('4 rows found')).toHaveCount(1)
      const { late: first, later: second, machined: third } = planted.lines
      for (const id of [first, second, third]) await click(main(page).getByRole('checkbox', { name: `JO-${id}` }))
      const bar = page.getByRole('group', { name: 'New date of the selected lines' })
      await type(stage, bar.getByRole('textbox', { name: 'or + working days' }), '10')
      await click(button(bar, 'Queue'))
      if (isPhone) await click(button(page, 'Rows to update (3)'))
      await click(button(queued(page), 'Submit'))
      await expect(page.getByRole('alert')).toHaveText('Comments for each date change are required!')
      await expectFitting(page)
      await type(stage, queued(page).getByRole('textbox', { name: 'Same comment for all' }), 'Press 8,000 t down')
      await click(button(queued(page), 'Set for all'))
      await click(button(queued(page), 'Submit'))
      await click(button(dialog(page, '3 new dates').filter({ hasText: 'Are you sure' }), 'OK'))
      await click(button(dialog(page).filter({ hasText: 'Date(s) changed successfully.' }), 'OK'))
      await expect(page.getByRole('img', { name: /^Date changed on / }).first()).toBeVisible()
      const dates = await rows.ask(
        `select new_committed_on, modified_comment from job_orders where customer_id = ? and new_committed_on is not null
          order by id`,
        planted.customer,
      )
      // From today if the promise has passed, else from the promised day.
      expect(dates.map((row) => Object.values(row))).toEqual(
        ['2026-11-19', '2026-11-19', '2026-12-24'].map((day) => [day, 'Press 8,000 t down']),
      )
    },
  ],
  'finds the lines of a press': [
    [3, 4],
    async (stage) => {
      const { page, rows, planted, click } = stage
      await rows.ask('update job_orders set forging = 10 where id = ?', planted.lines.later)
      await filter(stage, async (form) => {
        await click(form.getByRole('combobox', { name: 'Step' }))
        await click(page.getByRole('option', { name: 'Forging' }))
        await click(button(form, 'Search'))
      })
      const [found] = await rows.ask(
        'select count(*) as count from job_orders where quantity > shipped and forging > 0',
      )
      await expect(page.getByText(`${Number(found?.count).toLocaleString('en-US')} rows found`)).toHaveCount(1)
      await expectFitting(page)
    },
  ],
  'accepts a dispute, whose invoice then tells it': [
    [4, 5],
    async (stage, buyer) => {
      const { page, planted, click } = stage
      const dispute = { kind: 'dispute', invoice: planted.invoice, reason: 'price', amount: '1000', text: 'Too much.' }
      const asked = await buyer.post(newRequestPath(planted.customer), { headers, multipart: dispute })
      const { number } = await asked.json()
      await find(stage, number)
      await click(dialog(page).getByRole('radio', { name: 'Accept', exact: true }))
      await type(stage, dialog(page).getByRole('textbox', { name: 'Text' }), 'You are right.')
      await click(button(dialog(page), 'Send the answer'))
      await expect(dialog(page, 'Accept')).toContainText('Accept the dispute of $1,000.00?')
      await click(button(dialog(page, 'Accept'), 'Accept'))
      await expect(dialog(page)).toContainText('A credit note is expected.')
      await expectFitting(page)
      await page.goto(`/forge/statement?tab=overdue&fcid=${planted.customer}`)
      await expect(main(page)).toContainText('Credit note expected: 1,000.00')
    },
  ],
}

const user = (newcomers: Newcomers, customers: readonly number[], role = 3) =>
  newcomers.add({ role, multiple_client_ids: customers })

for (const [size, viewport] of Object.entries(sizes)) {
  const isPhone = size === 'phone'
  const countOf = ([desk, phone]: Clicks) => (isPhone ? phone : desk)

  test.describe(`on a ${size}`, () => {
    test.use({ viewport })

    let rows: Rows
    test.beforeEach(async ({ portal }) => {
      rows = await openRows(portal)
    })
    test.afterEach(() => rows.close())

    const stageOf = async (page: Page): Promise<Stage> => {
      let count = 0
      const click = async (target: Locator) => {
        count += 1
        await target.click()
      }
      return { page, rows, planted: await plant(rows), isPhone, click, clicks: () => count }
    }

    for (const [name, [clicks, run]] of Object.entries(ofBuyer))
      test(`a buyer ${name}; clicks from home: ${countOf(clicks)}`, async ({ page, newcomers, openBrowser }) => {
        const stage = await stageOf(page)
        const staff = await openBrowser()
        await beginSession(staff, emailOf('staff'))
        await signInAs(page, (await user(newcomers, [stage.planted.customer])).email)
        await heading(page, 'Dashboard')
        await run(stage, staff.request)
        expect(stage.clicks()).toBe(countOf(clicks))
      })

    for (const [name, [clicks, run]] of Object.entries(ofStaff))
      test(`staff ${name}; clicks from Delays: ${countOf(clicks)}`, async ({ page, newcomers, openBrowser }) => {
        const stage = await stageOf(page)
        const buyer = await openBrowser()
        await beginSession(buyer, (await user(newcomers, [stage.planted.customer])).email)
        await signInAs(page, emailOf('staff'), '/forge/delays')
        await heading(page, 'Delays')
        await run(stage, buyer.request)
        expect(stage.clicks()).toBe(countOf(clicks))
      })

    test('a representative works on the lines of all customers', async ({ page, newcomers }) => {
      const stage = await stageOf(page)
      const { planted, click } = stage
      const other = await plant(rows)
      await signInAs(page, (await user(newcomers, [planted.customer, other.customer], 6)).email)
      await open(stage, 'Open Orders Report')
      await expect(page.getByRole('banner').getByRole('status')).toHaveText('All my customers (2)')
      for (const { customer, lines } of [planted, other]) {
        const row = rowOf(page, `JO-${lines.late}`)
        await expect(row).toContainText(`Made Customer ${customer}`)
        await click(button(row, /^Contact Anvil/))
        const form = dialog(page, /^Request on /)
        await expect(form).toContainText('16 days late')
        await type(stage, form.getByRole('spinbutton', { name: 'Day' }), '10nov2026')
        await type(stage, form.getByRole('textbox', { name: 'Text' }), 'When?')
        await click(button(form, 'Send the request'))
        await expect(form).toHaveCount(0)
      }
      await expectFitting(page)
      await find(stage, `JO-${other.lines.late}`)
      await heading(page, `PO-${other.lines.late} · line 1`)
      await expect(page.getByRole('region', { name: 'Requests (1)' })).toContainText('Earlier date · Open')
      await open(stage, 'Requests')
      for (const { lines } of [planted, other]) await expect(rowOf(page, `JO-${lines.late}`)).toHaveCount(1)
      await open(stage, 'Open Points')
      await expect(main(page).getByText('Late lines').first()).toBeVisible()
      await expectFitting(page)
    })
  })
}
