import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { useStore, useTranslate } from 'react-admin'
import { afterEach, expect, test } from 'vitest'
import type { Texts } from '#kit/texts.ts'
import { screenOf } from '#resources/screen.tsx'
import { ViewContent } from '#src/app/layout/ViewContent.tsx'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'

afterEach(cleanup)

const slow = Promise.withResolvers<void>()
const here: Texts = {
  en: async () => ({ texts: { test: { here: 'Here' } } }),
  es: async () => {
    await slow.promise
    return { texts: { test: { here: 'Aquí' } } }
  },
}
const late: Texts = {
  en: async () => ({ texts: { test: { late: 'Late' } } }),
  es: async () => ({ texts: { test: { late: 'Tarde' } } }),
}

const Translated = ({ text }: { readonly text: string }) => <p>{useTranslate()(text)}</p>
const views = {
  here: screenOf(async () => () => <Translated text="test.here" />, { texts: [here] }),
  late: screenOf(async () => () => <Translated text="test.late" />, { texts: [late] }),
}

const Screens = () => {
  const [, choose] = useStore('language', 'en')
  const [isMore, setMore] = useStore('more', false)
  return (
    <>
      <ViewContent view={views.here} fallback={null} />
      {isMore && <ViewContent view={views.late} fallback={null} />}
      <button type="button" onClick={() => choose('es')}>
        Español
      </button>
      <button type="button" onClick={() => setMore(true)}>
        More
      </button>
    </>
  )
}

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())

test('switching the language loads the texts of all open areas, including one opened meanwhile', async () => {
  showInPortal({ '/': <Screens /> }, '/')
  await screen.findByText('Here')
  await press('Español')
  await press('More')
  await screen.findByText('Late')
  expect(screen.getByText('Here')).toBeTruthy()
  slow.resolve()
  await screen.findByText('Tarde')
  expect(screen.getByText('Aquí')).toBeTruthy()
  await waitFor(() => expect(document.documentElement.lang).toBe('es'))
})
