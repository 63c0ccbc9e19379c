import { memo } from 'react'
import { useTranslate } from 'react-admin'
import { businessToday } from '../../kit/dates/days.ts'
import { formatDay } from '../../kit/kinds/formats.ts'
import { portalSettings } from '../../kit/portalSettings.ts'
import { useCustomerName } from '../customer/CustomerSwitch.tsx'

/** Escapes a text as a CSS string. */
const quoted = (text: string) => `"${text.replace(/["\\<]/g, (letter) => `\\${letter.charCodeAt(0).toString(16)} `)}"`

const marginBox = (place: string, content: string) => `@${place} { content: ${content}; font: 9pt Inter, sans-serif }`

/** Page margins in print: customer, date and page number. */
export const PrintFrame = memo(() => {
  const translate = useTranslate()
  const customer = useCustomerName() ?? ''
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
  const boxes = [
    marginBox('top-left', quoted(`${portalSettings().product}${customer && ` · ${customer}`}`)),
    marginBox('top-right', quoted(formatDay(businessToday()))),
    marginBox('bottom-right', `${quoted(translate('shell.page'))} " " counter(page) " / " counter(pages)`),
  ]
  return <style nonce={nonce}>{`@page { margin: 18mm 12mm; ${boxes.join(' ')} }`}</style>
})
