import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { InfoCard } from '../../../kit/cards/InfoCard.tsx'
import type { KitPart } from '../kitPart.ts'
import { Cards } from '../samples/Cards.tsx'

const terms = <Typography>Net 60 days, FCA Monterrey.</Typography>

export const part: KitPart = {
  title: 'Info card',
  examples: [
    {
      name: 'Plain, with a link, with an action',
      content: (
        <Cards>
          <InfoCard title="Payment terms">{terms}</InfoCard>
          <InfoCard title="Account statement" to="/kit/infoCard">
            {terms}
          </InfoCard>
          <InfoCard title="Bank details" action={<Button size="small">Copy</Button>}>
            {terms}
          </InfoCard>
        </Cards>
      ),
    },
    {
      name: 'Long texts',
      content: (
        <Cards width={200}>
          <InfoCard title="Wärmebehandlungsfreigabeverfahrensanweisung of all business units" to="/kit/infoCard">
            <Typography sx={{ overflowWrap: 'anywhere' }}>{'https://anvil.example/'.repeat(6)}</Typography>
          </InfoCard>
        </Cards>
      ),
    },
    { name: 'Loading', content: <InfoCard title="Terms on their way" isLoading /> },
    {
      name: 'Failed',
      content: <InfoCard title="Terms that failed" error={new Error('gone')} onRetry={() => undefined} />,
    },
  ],
}
