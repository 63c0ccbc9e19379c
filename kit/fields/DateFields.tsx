import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { enUS, esES } from '@mui/x-date-pickers/locales'
import { enUS as english } from 'date-fns/locale/en-US'
import { es as spanish } from 'date-fns/locale/es'
import type { PropsWithChildren } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import type { Day } from '#schema/kinds.ts'
import type { DateRangeProps } from './DateRange.tsx'
import { DayField, type DayFieldProps } from './DayField.tsx'
import { moveEnd, type Range } from './days.ts'

/**
 * Abbreviated months are English in every language `docs/product/look.md#dates-and-numbers`; the calendar's full names
 * are Spanish.
 */
const spanishDays = {
  ...spanish,
  localize: {
    ...spanish.localize,
    month: (...[month, options]: Parameters<typeof english.localize.month>) =>
      (options?.width === 'abbreviated' ? english : spanish).localize.month(month, options),
  },
  match: { ...spanish.match, month: english.match.month },
}

const languages = { en: { locale: english, texts: enUS }, es: { locale: spanishDays, texts: esES } }

/** As many letters as the month has, such as `Nov`; MUI shows four. */
const placeholders = { fieldMonthPlaceholder: () => 'MMM' }

const Pickers = ({ children }: PropsWithChildren) => {
  const [language] = useLocaleState()
  const { locale, texts } = languages[language === 'es' ? 'es' : 'en']
  const { localeText } = texts.components.MuiLocalizationProvider.defaultProps
  return (
    <LocalizationProvider
      dateAdapter={AdapterDateFns}
      adapterLocale={locale}
      localeText={{ ...localeText, ...placeholders }}
    >
      {children}
    </LocalizationProvider>
  )
}

export const DateField = (props: DayFieldProps) => (
  <Pickers>
    <DayField {...props} />
  </Pickers>
)

export const DateFields = ({ from, to, onChange, fromLabel, toLabel, ...look }: DateRangeProps) => {
  const translate = useTranslate()
  const labels = { from: fromLabel ?? translate('kit.dates.from'), to: toLabel ?? translate('kit.dates.to') }
  const range = { from, to }
  const move = (end: keyof Range) => (day: Day | null) => onChange(moveEnd(range, end, day))
  return (
    <Pickers>
      <DayField {...look} label={labels.from} day={from} onChange={move('from')} />
      <DayField {...look} label={labels.to} day={to} onChange={move('to')} />
    </Pickers>
  )
}
