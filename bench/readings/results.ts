import type { Reading } from './figure.ts'

const titles = ['figure', 'reach', 'portal', 'floor', 'ratio', 'reached']

const cells = ({ figure, reach, portal, floor = '', ratio = '', isReached }: Reading) => [
  figure,
  reach,
  portal,
  floor,
  ratio,
  isReached ? 'yes' : 'no',
]

export const asColumns = (readings: readonly Reading[]) => {
  const lines = [titles, ...readings.map(cells)]
  const widths = titles.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

export const asLine = ({ figure, portal, floor, ratio, isReached }: Reading) =>
  `  ${isReached ? 'reached' : 'MISSED '}  ${figure}: ${[portal, floor && `beside ${floor}`, ratio].filter(Boolean).join(', ')}`

export interface Run {
  readonly date: string
  /** Abbreviated hash of the measured commit. */
  readonly commit: string
  readonly cores: number
  readonly processor: string
  readonly node: string
}

const row = (line: readonly string[]) => `| ${line.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

export const asPage = (readings: readonly Reading[], { date, commit, cores, processor, node }: Run) =>
  [
    '# Results',
    '',
    `Measured on ${date} by \`npm run bench\` at commit ${commit} on ${cores} cores (${processor}) with Node ${node}. [README](README.md) explains the figures and their floors.`,
    '',
    row(titles),
    row(titles.map(() => '---')),
    ...readings.map((reading) => row(cells(reading))),
    '',
  ].join('\n')
