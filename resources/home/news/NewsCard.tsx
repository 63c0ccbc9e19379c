import { useTranslate } from 'react-admin'
import { home } from '../../../schema/home/home.ts'
import { InfoCard } from '../../../src/kit/cards/InfoCard.tsx'
import { Carousel } from '../../../src/kit/carousel/Carousel.tsx'
import { EmptyState } from '../../../src/kit/feedback/EmptyState.tsx'
import type { CustomerProps } from '../../../src/kit/page/ForCustomer.tsx'
import { useCard } from '../cards/useCard.ts'
import { NewsArticle } from './NewsArticle.tsx'

/** Time per article `docs/product/home.md#news`. */
const autoplayMilliseconds = 8_000

export const NewsCard = ({ customerId }: CustomerProps) => {
  const translate = useTranslate()
  const { data, states } = useCard(home.news, customerId)
  const news = data ?? []
  return (
    <InfoCard title={translate('home.news.title')} height={130} {...states}>
      {news.length === 0 && <EmptyState />}
      <Carousel
        label={translate('home.news.latest')}
        items={news.map((article) => <NewsArticle key={article.id} article={article} />)}
        autoplayMilliseconds={autoplayMilliseconds}
      />
    </InfoCard>
  )
}
