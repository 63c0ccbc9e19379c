import { describe, expect, test } from 'vitest'
import { createMatcher } from '../../../proxy/match.ts'
import { calls } from '../../../schema/index.ts'

const match = createMatcher(calls)
const found = (path: string) => {
  const { name, params } = match('content', 'GET', path) ?? {}
  return name && { name, ...params }
}

describe('a path parameter after fixed letters', () => {
  test('is returned without the letters', () => {
    expect(found('/EQuoteService/FacturaStreamEncode/0xab12/0xcd34')).toEqual({
      ...{ name: 'documents.invoice', orderHash: 'ab12', invoiceHash: 'cd34' },
    })
    expect(found('/api/Main/0xab12/DocumentFile/')).toEqual({ name: 'documents.orderDocument', hash: 'ab12' })
  })

  test('takes precedence over a bare parameter, which matches paths without the letters', () => {
    const fileOf = (fileId: string) => ({ name: 'approvalFiles.document', fileId })
    expect(found('/api/Main/ab12/DocumentFile')).toEqual(fileOf('ab12'))
    expect(found('/api/Main/0x/DocumentFile')).toEqual(fileOf('0x'))
    expect(found('/api/Main/0xa/b/DocumentFile')).toBeUndefined()
  })
})
