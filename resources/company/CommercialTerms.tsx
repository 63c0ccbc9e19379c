import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { linkOf } from '#dataProvider/calls/linkOf.ts'
import { Loadable } from '#kit/cards/Loadable.tsx'
import { DownloadButton } from '#kit/feedback/DownloadButton.tsx'
import { formatDay } from '#kit/fields/formats.ts'
import { saveFile } from '#kit/files/exportTable.ts'
import { documents } from '#schema/finance/documents.ts'
import { atBase } from '#values/basePath.ts'
import { NotSetUp } from './NotSetUp.tsx'
import { ReviewNote } from './ReviewNote.tsx'
import { usePageText } from './usePageText.ts'

const download = async () => {
  const answer = await fetch(atBase(linkOf(documents.commercialTerms, {})))
  if (!answer.ok) throw new Error(`The document was answered with ${answer.status}.`)
  saveFile(await answer.blob(), 'Commercial Terms and Conditions.pdf')
}

const CommercialTerms = () => {
  const translate = useTranslate()
  const { text, ...states } = usePageText('commercial-terms-and-conditions')
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography variant="h2">{translate('commercialTerms.heading')}</Typography>
      <Loadable height={36} {...states}>
        {text ? (
          <>
            <DownloadButton download={download} label={translate('commercialTerms.download')} variant="contained" />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {translate('commercialTerms.version', { version: text.edition, day: formatDay(text.inForceOn) })}
            </Typography>
            {text.isSample && <ReviewNote>{translate('commercialTerms.review')}</ReviewNote>}
          </>
        ) : (
          <NotSetUp record="pageTexts" />
        )}
      </Loadable>
    </Box>
  )
}

export default CommercialTerms
