import Box from '@mui/material/Box'
import Link from '@mui/material/Link'

/** The first column names the row, the others are right-aligned. */
export interface ChartFigures {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Renders the row names as buttons. */
  readonly onChoose?: ((row: number) => void) | undefined
}

interface Props extends ChartFigures {
  readonly title: string
  readonly height: number
}

/** Lower rows, so that the newest of twelve months is in sight; row names that are buttons keep the height of a target. */
export const rowHeight = ({ height, rows, isTarget }: { height: number; rows: number; isTarget: boolean }) =>
  Math.max(isTarget ? 24 : 16, Math.min(32, Math.floor((height - rows) / (rows + 1))))

const style = {
  overflow: 'auto',
  '& table': {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: 12,
    lineHeight: 1.2,
    fontVariantNumeric: 'tabular-nums',
  },
  '& :is(th, td)': {
    px: 1,
    textAlign: 'right',
    // Words wrap where a phone has no room for them, numbers never.
    whiteSpace: { xs: 'normal', sm: 'nowrap' },
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& :is(thead th:first-of-type, tbody th)': { textAlign: 'left' },
  '& thead th': { position: 'sticky', top: 0, color: 'text.secondary', fontWeight: 600, bgcolor: 'background.paper' },
  '& .is-number': { whiteSpace: 'nowrap' },
  '& tbody th': { minWidth: 96, fontWeight: 500, whiteSpace: 'normal' },
  '@media print': { height: 'auto !important', overflow: 'visible' },
}

export const ChartTable = ({ title, height, head, rows, onChoose }: Props) => (
  <Box
    role="group"
    aria-label={title}
    tabIndex={0}
    sx={[
      style,
      {
        height,
        '& :is(th, td)': { height: rowHeight({ height, rows: rows.length, isTarget: onChoose !== undefined }), py: 0 },
      },
    ]}
  >
    <table aria-label={title}>
      <thead>
        <tr>
          {head.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same text.
          <tr key={row}>
            <th scope="row">
              {onChoose ? (
                <Link component="button" variant="inherit" sx={{ textAlign: 'left' }} onClick={() => onChoose(row)}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </th>
            {values.map((text, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
              <td key={column} className={/\d/.test(text) ? 'is-number' : undefined}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Box>
)
