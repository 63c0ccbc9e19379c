import Box from '@mui/material/Box'
import { DocumentButton } from '../../../kit/documents/DocumentButton.tsx'
import type { KitPart } from '../kitPart.ts'

const href = '/content/invoices/A-1042.pdf'

export const part: KitPart = {
  title: 'Document button',
  examples: [
    {
      name: 'In its variants',
      content: (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <DocumentButton href={href} label="Invoice A-1042" />
          <DocumentButton href={href} label="Packing list" variant="contained" />
          <DocumentButton href={href} label="Certificate of conformance" variant="text" size="small" />
        </Box>
      ),
    },
    { name: 'Without a document', content: <DocumentButton href={null} label="Mill test report" /> },
    {
      name: 'Long text',
      content: (
        <Box sx={{ maxWidth: 240 }}>
          <DocumentButton href={href} label="Terms and conditions of all deliveries of rolled rings" />
        </Box>
      ),
    },
  ],
}
