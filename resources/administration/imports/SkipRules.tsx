import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { RowOf } from '#schema/entity.ts'
import { maxSkipRules, maxValueLength, type skipRule } from '#schema/imports/mapping.ts'
import type { Mapping } from './importing.ts'

type SkipRule = RowOf<typeof skipRule>

interface RuleProps {
  readonly rule: SkipRule
  readonly headers: readonly string[]
  readonly name: string
  readonly onChange: (rule: SkipRule) => void
  readonly onDelete: () => void
}

const tests = ['equal', 'beginning', 'empty'] as const

const RuleRow = ({ rule, headers, name, onChange, onDelete }: RuleProps) => {
  const translate = useTranslate()
  const { value: _, ...bare } = rule
  return (
    <Box role="group" aria-label={name} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <TextField
        select
        size="small"
        label={translate('imports.skipRules.column')}
        value={rule.from}
        onChange={({ target }) => onChange({ ...rule, from: target.value })}
        sx={{ width: { xs: '100%', sm: 220 } }}
      >
        {[...new Set([rule.from, ...headers])].map((header) => (
          <MenuItem key={header} value={header}>
            {header}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={translate('imports.skipRules.is')}
        value={rule.is}
        onChange={({ target }) => {
          const is = tests.find((one) => one === target.value) ?? 'equal'
          onChange(is === 'empty' ? { ...bare, is } : { value: '', ...rule, is })
        }}
        sx={{ width: { xs: '100%', sm: 160 } }}
      >
        {tests.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`imports.skipRules.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {rule.is !== 'empty' && (
        <TextField
          size="small"
          label={translate('imports.skipRules.value')}
          value={rule.value ?? ''}
          onChange={({ target }) => onChange({ ...rule, value: target.value })}
          slotProps={{ htmlInput: { maxLength: maxValueLength } }}
          sx={{ width: { xs: '100%', sm: 200 } }}
        />
      )}
      <Button size="small" onClick={onDelete}>
        {translate('imports.skipRules.remove')}
      </Button>
    </Box>
  )
}

interface Props {
  readonly mapping: Mapping
  readonly headers: readonly string[]
  readonly onChange: (mapping: Mapping) => void
}

/** Rules by which rows are left out, such as those of deleted orders. */
export const SkipRules = ({ mapping, headers, onChange }: Props) => {
  const translate = useTranslate()
  const { skip: rules = [], ...rest } = mapping
  const set = (skip: readonly SkipRule[]) => onChange(skip.length > 0 ? { ...rest, skip: [...skip] } : rest)
  const [first] = headers
  return (
    <Box sx={{ display: 'grid', gap: 1.5, pt: 2, justifyItems: 'start' }}>
      {rules.length > 0 && <Typography variant="body2">{translate('imports.skipRules.title')}</Typography>}
      {rules.map((rule, at) => (
        <RuleRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rules may be equal and have no other name
          key={at}
          rule={rule}
          headers={headers}
          name={translate('imports.skipRules.rule', { number: at + 1 })}
          onChange={(changed) => set(rules.map((one, index) => (index === at ? changed : one)))}
          onDelete={() => set(rules.filter((_, index) => index !== at))}
        />
      ))}
      {first !== undefined && rules.length < maxSkipRules && (
        <Button size="small" onClick={() => set([...rules, { from: first, is: 'equal', value: '' }])}>
          {translate('imports.skipRules.add')}
        </Button>
      )}
    </Box>
  )
}
