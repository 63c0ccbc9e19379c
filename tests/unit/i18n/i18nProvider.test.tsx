import { describe, expect, test, vi } from 'vitest'
import type { Texts } from '#kit/texts.ts'
import { makeI18nProvider, mergeTexts } from '#src/i18n/i18nProvider.ts'
import { en } from '#tests/support/sources/texts.ts'

const area = (texts: object, es: Texts['es'] = async () => ({ texts: {} })): Texts => ({
  en: vi.fn(async () => ({ texts: { ...texts } })),
  es,
})
const orders = area({ orders: { open: 'Open of %{product}' }, resources: { orders: { title: 'Orders' } } })
const quality = area({ quality: { open: 'To approve' }, resources: { approvals: { title: 'Approvals' } } })
const { ra } = en
const base = { ra, resources: { shell: { title: 'Shell' } } }

describe('the texts of an area', () => {
  test('are added when opened, next to shared texts and those of other areas', async () => {
    const provider = makeI18nProvider('en', base as never)
    expect(provider.isOpen([orders])).toBe(false)
    expect(provider.translate('orders.open')).toBe('orders.open')
    await provider.open([orders, quality])
    expect(provider.isOpen([orders, quality])).toBe(true)
    const translated = ['orders.open', 'quality.open', 'resources.orders.title', 'resources.approvals.title'].map(
      (key) => provider.translate(key),
    )
    expect(translated).toEqual(['Open of Anvil', 'To approve', 'Orders', 'Approvals'])
    expect(provider.translate('resources.shell.title')).toBe('Shell')
  })

  test('are loaded once', async () => {
    const texts = area({})
    const provider = makeI18nProvider('en', base as never)
    await Promise.all([provider.open([texts]), provider.open([texts])])
    await provider.open([texts])
    expect(texts.en).toHaveBeenCalledOnce()
    expect([...provider.opened]).toEqual([texts])
  })

  test('are requested again after a failure', async () => {
    const texts = area({ later: 'There' })
    vi.mocked(texts.en).mockRejectedValueOnce(new Error('gone'))
    const provider = makeI18nProvider('en', base as never)
    await expect(provider.open([texts])).rejects.toThrow('gone')
    expect(provider.isOpen([texts])).toBe(false)
    await provider.open([texts])
    expect(provider.translate('later')).toBe('There')
  })
})

test('mergeTexts merges deeply and leaves its arguments unchanged', () => {
  const [left, right] = [{ a: { b: 'b', c: 'c' } }, { a: { d: { e: 'e' } }, f: 'f' }]
  expect(mergeTexts(left, right)).toEqual({ a: { b: 'b', c: 'c', d: { e: 'e' } }, f: 'f' })
  expect([left, right]).toEqual([{ a: { b: 'b', c: 'c' } }, { a: { d: { e: 'e' } }, f: 'f' }])
})
