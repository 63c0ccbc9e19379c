import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { InfoCard } from '../../../kit/cards/InfoCard.tsx'
import { Carousel } from '../../../kit/carousel/Carousel.tsx'
import type { KitPart } from '../kitPart.ts'

const item = (title: string, sentences = 1) => (
  <InfoCard key={title} title={title}>
    <Typography>{'The 8,000 tonne press is back after its overhaul. '.repeat(sentences)}</Typography>
    <Link href="/forge/kit/carousel">{`More about ${title}`}</Link>
  </InfoCard>
)

const news = (year: number) => [
  item(`Press overhaul ${year}`),
  item(`New ring mill ${year}`, 8),
  item(`Holidays of ${year}`, 2),
]

export const part: KitPart = {
  title: 'Carousel',
  examples: [
    {
      name: 'By itself every 8 seconds',
      content: <Carousel label="News" items={news(2026)} autoplayMilliseconds={8000} />,
    },
    { name: 'By hand', content: <Carousel label="News by hand" items={news(2025)} /> },
    {
      name: 'One item',
      content: <Carousel label="One news" items={news(2024).slice(0, 1)} autoplayMilliseconds={8000} />,
    },
    { name: 'None', content: <Carousel label="No news" items={[]} autoplayMilliseconds={8000} /> },
  ],
}
