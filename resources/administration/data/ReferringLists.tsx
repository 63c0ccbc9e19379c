import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { refersTo } from '#schema/records/record.ts'
import { resources } from './records.ts'

const referringTo = (typeName: string) =>
  resources.flatMap(({ name, type }) => {
    const fields = Object.keys(type.fields).filter((field) => refersTo(type.fields[field] as never) === typeName)
    return fields.map((field) => ({ name, record: type.name, field, isOnly: fields.length === 1 }))
  })

interface Props {
  readonly typeName: string
  readonly id: string
}

export const ReferringLists = ({ typeName, id }: Props) => {
  const translate = useTranslate()
  const headingId = useId()
  const lists = referringTo(typeName)
  if (lists.length === 0) return null
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} variant="h2">
        {translate('data.referring')}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 3 }}>
        {lists.map(({ name, record, field, isOnly }) => {
          const title = translate(`resources.${name}.title`)
          const filter = JSON.stringify({ [field]: Number(id) })
          return (
            <li key={`${record} ${field}`}>
              <Link component={RouterLink} to={`/data?${new URLSearchParams({ record, filter })}`}>
                {isOnly ? title : `${title}: ${translate(`resources.${name}.fields.${field}`)}`}
              </Link>
            </li>
          )
        })}
      </Box>
    </Box>
  )
}
