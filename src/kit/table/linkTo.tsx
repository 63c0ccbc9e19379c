import Link from '@mui/material/Link'

/** For `show`: a cell as the link that another column holds; bare text where a row has none. */
export const linkTo =
  <const Source extends string>(source: Source) =>
  (row: Readonly<Partial<Record<Source, string | null>>>, text: string) => {
    const href = row[source]
    return href ? <Link href={href}>{text}</Link> : text
  }
