import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DocumentLinks } from '#kit/fields/DocumentLinks.tsx'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'

afterEach(cleanup)

test('links to documents are replaced by a dash if there are none', () => {
  showInPortal({ '/': <p>{<DocumentLinks links={[]} />}</p> }, '/')
  expect(screen.getByText('-')).toBeTruthy()
})
