import polyglotI18nProvider from 'ra-i18n-polyglot'
import { describe, expect, test } from 'vitest'
import { CallError } from '#dataProvider/calls/callError.ts'
import { failureOf } from '#dataProvider/calls/failure.ts'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { account } from '#schema/account/account.ts'
import { catalogue as en } from '#src/i18n/en/index.ts'
import { catalogue as es } from '#src/i18n/es/index.ts'

const translateIn = (catalogue: typeof en) => polyglotI18nProvider(() => catalogue as never).translate

const answered = (status: number, body: unknown) =>
  failureOf(account.currentUser, new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }))

describe('an error response', () => {
  test.each([
    [401, '', 'unauthorized', /session has expired/],
    [403, '', 'forbidden', /do not have permission/],
    [404, '', 'not_found', /could not be found/],
    [409, '', 'conflict', /Someone else has changed this/],
    [413, '<html>too large</html>', 'invalid_input', /input was not accepted/],
    [429, '', 'rate_limited', /Too many requests/],
    [500, '<html>oops</html>', 'internal', /went wrong on our side/],
    [502, '<html>bad gateway</html>', 'unavailable', /not available at the moment/],
    [503, { error: 'maintenance' }, 'maintenance', /under maintenance/],
    [504, '', 'timeout', /took too long/],
    [507, '', 'storage_full', /no storage space left/],
    [400, { error: 'invalid_grant' }, 'invalid_grant', /email or password/],
  ])('with status %d and body %j has its code and its text', async (status, body, code, text) => {
    const failure = await answered(status, body)
    expect(failure.code).toBe(code)
    expect(describeReason(failure, translateIn(en))).toMatch(text)
    expect(describeReason(failure, translateIn(es))).not.toMatch(text)
  })

  test('keeps the text of an external service', async () => {
    const { code, message } = await answered(400, { error: 'The order is closed.' })
    expect([code, message]).toEqual(['invalid_input', 'The order is closed.'])
  })
})

test.each([
  ['offline', /no connection to the server/],
  ['timeout', /took too long/],
  ['invalid_answer', /unexpected response/],
])('a call without a response describes its failure: %s', (code, text) => {
  expect(describeReason(new CallError({ status: 0, code, message: '' }), translateIn(en))).toMatch(text)
})
