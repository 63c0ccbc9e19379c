import { DocumentLink } from '../documents/DocumentLink.tsx'

/** For `show`: a cell as the link to the document that another column holds; bare text where a row has none. */
export const linkTo =
  <const Source extends string>(source: Source) =>
  (row: Readonly<Partial<Record<Source, string | null>>>, text: string) => {
    const href = row[source]
    return href ? <DocumentLink href={href}>{text}</DocumentLink> : text
  }
