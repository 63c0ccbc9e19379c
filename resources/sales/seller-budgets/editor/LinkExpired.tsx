import { useTranslate } from 'react-admin'
import { MessageBanner } from '../../../../src/kit/feedback/MessageBanner.tsx'

/** What is said of a link that opens nothing, whatever the reason (spec 3 §8). */
export const LinkExpired = () => <MessageBanner kind="warning">{useTranslate()('budgets.linkExpired')}</MessageBanner>
