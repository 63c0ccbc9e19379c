import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

/** One numbered section; its clauses are numbered below it, `10.10`. `{product}` stands for the product's name. */
export interface LegalSection {
  readonly heading: string
  readonly clauses: readonly string[]
}

/** A legal page in one language. */
export interface LegalText {
  readonly title: string
  readonly updated: string
  readonly intro: string
  readonly sections: readonly LegalSection[]
}

interface LegalSectionsProps {
  readonly sections: readonly LegalSection[]
  readonly product: string
}

/** Numbered sections with numbered clauses. The numbers are text, so that they are found, copied and read aloud. */
export const LegalSections = ({ sections, product }: LegalSectionsProps) =>
  sections.map(({ heading, clauses }, index) => (
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
