import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import Cookies from 'js-cookie'
import { I18nContextProvider } from 'react-admin'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setCurrentCustomer } from '#dataProvider/customer.ts'
import { NewsArticle } from '#resources/home/NewsArticle.tsx'
import { decodeAnswer } from '#schema/entity.ts'
import { newsItem } from '#schema/home/home.ts'
import { drawStyles } from '#tests/support/screens/portalScreen.tsx'
import { customerId, news } from './homeGateway.ts'
import { card, show } from './homeScreen.tsx'

drawStyles()

beforeEach(() => {
  setCurrentCustomer(customerId)
  Cookies.set('fricn', 'Ana Luna')
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  setCurrentCustomer(null)
  Cookies.remove('fricn')
})

const shownTitle = () =>
  screen.getAllByRole('heading', { level: 3, name: /^News / }).map(({ textContent }) => textContent)

const open = async (...items: object[]) => {
  show({ cards: { news: items } })
  const found = within(await card('News'))
  await found.findByText('Body 1')
  return found
}

describe('the news', () => {
  test('show an empty state', async () => {
    show({ cards: { news: [] } })
    const found = within(await card('News'))
    expect(await found.findByText('No results found.')).toBeTruthy()
    expect(found.queryByRole('button')).toBeNull()
  })

  test('show a single item without controls', async () => {
    const found = await open(news(1))
    expect(shownTitle()).toEqual(['News 1'])
    expect(found.getByText('05/Nov/2026')).toBeTruthy()
    expect(found.queryByRole('button')).toBeNull()
  })

  test('show five items one at a time, with controls', async () => {
    const found = await open(...[1, 2, 3, 4, 5].map((id) => news(id)))
    expect(shownTitle()).toEqual(['News 1'])
    fireEvent.click(found.getByRole('button', { name: 'Next' }))
    expect(shownTitle()).toEqual(['News 2'])
    fireEvent.click(found.getByRole('button', { name: 'Show 5 of 5' }))
    expect(shownTitle()).toEqual(['News 5'])
  })

  test('advance by themselves after eight seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await open(news(1), news(2))
    act(() => void vi.advanceTimersByTime(7_999))
    expect(shownTitle()).toEqual(['News 1'])
    act(() => void vi.advanceTimersByTime(1))
    expect(shownTitle()).toEqual(['News 2'])
  })

  test('link to a page that the user can open', async () => {
    const found = await open(news(1, { link: '/forge/statement' }))
    expect((await found.findByRole('link', { name: 'Read more' })).getAttribute('href')).toBe('/statement')
  })

  test('do not link to a page that the user cannot open', async () => {
    const found = await open(news(1, { link: '/forge/lead-time' }))
    await screen.findByRole('link', { name: 'Delayed Orders' })
    expect(found.queryByRole('link')).toBeNull()
  })

  test.each([
    ['es', 'Título', 'Cuerpo'],
    ['en', 'News 1', 'Body 1'],
  ])('are shown in the language of the screen: %s', (locale, title, body) => {
    const article = decodeAnswer(newsItem, news(1, { titleEs: 'Título', bodyEs: 'Cuerpo' }), 'test')
    const provider = { translate: (key: string) => key, changeLocale: async () => {}, getLocale: () => locale }
    render(
      <I18nContextProvider value={provider}>
        <NewsArticle article={article} />
      </I18nContextProvider>,
    )
    expect(screen.getByRole('heading').textContent).toBe(title)
    expect(screen.getByText(body)).toBeTruthy()
  })
})
