import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import { type ReactNode, useState } from 'react'
import { useGetList } from 'react-admin'
import { useChoiceBox } from '#kit/fields/useChoiceBox.ts'
import { resourceOf } from '#schema/records/index.ts'
import { useReferred } from './ReferenceName.tsx'
import { nameOf } from './records.ts'

const firstOf = { page: 1, perPage: 25 }
const byId = { field: 'id', order: 'ASC' } as const

interface Choice {
  readonly id: number
  readonly name: string
}

const useChoices = (typeName: string, chosen: unknown, typed: string, isOpen: boolean) => {
  const params = { pagination: firstOf, sort: byId, filter: typed === '' ? {} : { q: typed } }
  const { data = [], isFetching } = useGetList(resourceOf(typeName), params, {
    placeholderData: (previous) => previous,
    enabled: isOpen,
  })
  const own = useReferred(typeName, chosen)
  const asChoice = (row: Readonly<Record<string, unknown>>): Choice => ({
    id: Number(row.id),
    name: nameOf(typeName, row),
  })
  return { found: data.map(asChoice), own: own ? asChoice(own) : null, isFetching }
}

interface Props {
  readonly id: string
  readonly typeName: string
  readonly value: unknown
  readonly onChange: (id: number | null) => void
  readonly onBlur?: () => void
  readonly isDisabled?: boolean
  readonly width?: number
  readonly renderInput: (params: AutocompleteRenderInputParams) => ReactNode
}

/** Autocomplete for a record, searched by display name; loads options only when opened. */
export const ReferenceChoice = ({ id, typeName, value, onChange, onBlur, isDisabled, width, renderInput }: Props) => {
  const box = useChoiceBox()
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const { found, own, isFetching } = useChoices(typeName, value, typed, isOpen)
  return (
    <Autocomplete<Choice>
      {...box}
      id={id}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={own && !found.some((choice) => choice.id === own.id) ? [own, ...found] : found}
      value={own}
      onChange={(_, choice) => onChange(choice?.id ?? null)}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text.trim() : '')}
      onBlur={onBlur}
      // The server has already filtered.
      filterOptions={(options) => options}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      getOptionLabel={({ name }) => name}
      getOptionKey={(option) => option.id}
      disabled={isDisabled ?? false}
      loading={isFetching}
      loadingText="…"
      renderInput={renderInput}
      sx={{ width }}
    />
  )
}
