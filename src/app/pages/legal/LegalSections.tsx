import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

/** A legal page in one language; `{product}` stands for the product's name. */
export interface LegalText {
  readonly title: string
  readonly updated: string
  readonly intro: string
  /** By their headings, the clauses of each section. */
  readonly sections: Readonly<Record<string, readonly string[]>>
}

interface LegalSectionsProps extends Pick<LegalText, 'sections'> {
  readonly product: string
}

/** Numbered sections, their clauses as `10.10`. The numbers are text, so that they are found, copied and read aloud. */
export const LegalSections = ({ sections, product }: LegalSectionsProps) =>
  Object.entries(sections).map(([heading, clauses], index) => (
    <section key={heading}>
      <Typography variant="h2" sx={{ mt: 1, mb: 1 }}>
        {index + 1}. {heading}
      </Typography>
      {clauses.map((clause, place) => (
        <Box key={clause} sx={{ display: 'grid', gridTemplateColumns: '48px 1fr', mb: 1 }}>
          <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {index + 1}.{place + 1}
          </Box>
          <Typography>{clause.replaceAll('{product}', product)}</Typography>
        </Box>
      ))}
    </section>
  ))
