import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'

/** What makes a link open in a new tab, which knows nothing of this one, and say so: in a title, not in a cell's text. */
export const useNewTab = () => {
  const translate = useTranslate()
  return { target: '_blank', rel: 'noopener', title: translate('kit.documents.newTab') } as const
}

interface DocumentLinkProps {
  /** The document's address in the portal. */
  readonly href: string
  readonly children: ReactNode
  /** What it is called where it shows no text. */
  readonly label?: string
}

/** Opens a document of the portal in a new tab, from within a text or a cell. */
export const DocumentLink = ({ href, children, label }: DocumentLinkProps) => {
  const { title, ...newTab } = useNewTab()
  const named = label === undefined ? { title } : { 'aria-label': label, title: `${label} · ${title}` }
  return (
    <Link {...newTab} {...named} href={href} sx={label === undefined ? {} : { display: 'inline-flex' }}>
      {children}
    </Link>
  )
}

/** For `show`: a cell as the link to the document that another column holds; bare text where a row has none. */
export const linkTo =
  <const Source extends string>(source: Source) =>
  (row: Readonly<Partial<Record<Source, string | null>>>, text: string) => {
    const href = row[source]
    return href ? <DocumentLink href={href}>{text}</DocumentLink> : text
  }
