import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { atBase } from '#values/basePath.ts'

/** Link props for a new tab without an opener. The hint is in the title, so that it is not part of a cell's text. */
export const useNewTab = () => {
  const translate = useTranslate()
  return { target: '_blank', rel: 'noopener', title: translate('kit.documents.newTab') } as const
}

interface DocumentLinkProps {
  /** Address as linked in an answer, or of a call. */
  readonly href: string
  readonly children: ReactNode
  /** Accessible name if the link contains no text. */
  readonly label?: string
}

export const DocumentLink = ({ href, children, label }: DocumentLinkProps) => {
  const { title, ...newTab } = useNewTab()
  const named = label === undefined ? { title } : { 'aria-label': label, title: `${label} · ${title}` }
  return (
    <Link {...newTab} {...named} href={atBase(href)} sx={label === undefined ? {} : { display: 'inline-flex' }}>
      {children}
    </Link>
  )
}

/** For `show`: links the cell to the document in another column; plain text if the row has none. */
export const linkTo =
  <const Source extends string>(source: Source) =>
  (row: Readonly<Partial<Record<Source, string | null>>>, text: string) => {
    const href = row[source]
    return href ? <DocumentLink href={href}>{text}</DocumentLink> : text
  }
