import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DocumentLinks } from '#kit/fields/DocumentLinks.tsx'
import { DocumentLink, linkTo } from '#kit/files/DocumentLink.tsx'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'

afterEach(cleanup)

test.each([
  [
    'in a text',
    'A-1042',
    <DocumentLink key="text" href="/content/1.pdf">
      A-1042
    </DocumentLink>,
  ],
  ['of a column', 'A-1042', linkTo('link')({ link: '/content/1.pdf' }, 'A-1042')],
])('a document link %s opens a new tab without opener, and says so', (_where, name, element) => {
  showInPortal({ '/': element }, '/')
  const link = screen.getByRole('link', { name, description: 'Opens in a new tab' })
  expect(['href', 'target', 'rel'].map((attribute) => link.getAttribute(attribute))).toEqual([
    '/content/1.pdf',
    '_blank',
    'noopener',
  ])
})

test('document links are labelled by kind, else by number', () => {
  const links = ['/content/1#certificate', '/content/2', '/content/3#x']
  showInPortal({ '/': <DocumentLinks links={links} /> }, '/')
  const shown = screen.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.title])
  expect(shown).toEqual([
    ['Certificate of conformance', 'Certificate of conformance · Opens in a new tab'],
    ['Document 2', 'Document 2 · Opens in a new tab'],
    ['Document 3', 'Document 3 · Opens in a new tab'],
  ])
})
