import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { linkOf } from '#dataProvider/calls/linkOf.ts'
import { DownloadButton } from '#kit/feedback/DownloadButton.tsx'
import { saveFile } from '#kit/files/exportTable.ts'
import { documents } from '#schema/finance/documents.ts'
import { atBase } from '#values/basePath.ts'
import { ReviewNote } from './ReviewNote.tsx'

const download = async () => {
  const answer = await fetch(atBase(linkOf(documents.commercialTerms, {})))
  if (!answer.ok) throw new Error(`The document was answered with ${answer.status}.`)
  saveFile(await answer.blob(), 'Commercial Terms and Conditions.pdf')
}

const CommercialTerms = () => {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography variant="h2">{translate('commercialTerms.heading')}</Typography>
      <DownloadButton download={download} label={translate('commercialTerms.download')} variant="contained" />
      <ReviewNote>{translate('commercialTerms.review')}</ReviewNote>
    </Box>
  )
}

export default CommercialTerms
