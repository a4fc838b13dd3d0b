import {
  BACK_OFFICE_PATH,
  type BackOfficeCounts,
  backOfficeEvents,
} from '#web/server/realtime/back-office-channel.ts'
import { followChannel } from './follow-channel.ts'
import { realBrowser } from './real-browser.ts'
import { createQuietRunner } from './when-quiet.ts'

/**
 * News for an open page of the back office: the menu's numbers at once, and that orders or notices are other than on the page
 * when she is not in the middle of something. Returns the function that ends it.
 */
export function followBackOffice(
  /** Says whether they are other than those that came with the page. */
  onCounts: (counts: BackOfficeCounts) => boolean,
  onChange: () => void,
): () => void {
  const quiet = createQuietRunner(onChange)
  const stop = followChannel(
    {
      path: BACK_OFFICE_PATH,
      events: {
        // Something happened between the page and this connection.
        [backOfficeEvents.counts]: (counts) => onCounts(counts as BackOfficeCounts) && quiet.ask(),
        [backOfficeEvents.update]: (counts) => {
          onCounts(counts as BackOfficeCounts)
          quiet.ask()
        },
      },
      onMissed: quiet.ask,
    },
    realBrowser,
  )
  return () => {
    stop()
    quiet.stop()
  }
}
