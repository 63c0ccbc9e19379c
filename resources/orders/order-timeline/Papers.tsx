import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { DocumentLink } from '#kit/files/DocumentLink.tsx'
import type { OrderTimeline, TimelinePaper } from '#schema/orders/orderTimeline.ts'

/** Shortcut for the heat certificate; ignored while typing, or if the focus is outside the page's content. */
const certificateKey = 'c'

const isOpenKey = ({ target, key, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) => {
  if (defaultPrevented || ctrlKey || metaKey || altKey || key.toLowerCase() !== certificateKey) return false
  return target instanceof Element && target.closest('main') !== null && !target.matches('input, textarea, select')
}

/** The shortcut opens the first certificate in this list. */
const useCertificateKey = () => {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isOpenKey(event)) list.current?.querySelector<HTMLAnchorElement>('[data-key] a')?.click()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  return list
}

const keyStyle = {
  ml: 1,
  px: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.5,
  font: 'inherit',
  fontSize: 12,
  color: 'text.secondary',
  '@media print': { display: 'none' },
} as const

/** Names of files often begin with their kind already. */
const paperName = (kind: string, number: string) =>
  number.toLowerCase().startsWith(kind.toLowerCase()) ? number : `${kind} ${number}`.trim()

interface PaperProps {
  readonly paper: TimelinePaper
  readonly hasKey: boolean
}

const Paper = ({ paper: { kind, number, link }, hasKey }: PaperProps) => {
  const translate = useTranslate()
  return (
    <li {...(hasKey && { 'data-key': certificateKey })}>
      <DocumentLink href={link}>{paperName(translate(`orderTimeline.paperKinds.${kind}`), number)}</DocumentLink>
      {hasKey && (
        <Box component="kbd" sx={keyStyle} title={translate('orderTimeline.certificateKey')}>
          {certificateKey.toUpperCase()}
        </Box>
      )}
    </li>
  )
}

/** Documents of a line. The heat certificate has a keyboard shortcut, because it is requested most. */
export const Papers = ({ papers }: Pick<OrderTimeline, 'papers'>) => {
  const translate = useTranslate()
  const list = useCertificateKey()
  const certificate = papers.find(({ kind }) => kind === 'millTest')
  if (papers.length === 0) return <Typography variant="body2">{translate('orderTimeline.noPapers')}</Typography>
  return (
    <Box component="ul" ref={list} sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere', '& li + li': { mt: 0.5 } }}>
      {papers.map((paper) => (
        <Paper key={paper.link} paper={paper} hasKey={paper === certificate} />
      ))}
    </Box>
  )
}
