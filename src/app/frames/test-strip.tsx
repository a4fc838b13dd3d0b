import { Link, useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { testOrderCopy as words } from '#checkout/test-orders/copy.ts'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'

export default function TestStrip() {
  const fetcher = useFetcher<FormAnswer>()
  useToastAnswer(fetcher.data, undefined, { title: words.leaveFailed })
  return (
    <aside className="notice center test-strip cluster" aria-label={words.stripLabel}>
      <p>{words.strip}</p>
      <Link to={pathTo('adminTestOrder')}>{words.steps}</Link>
      <fetcher.Form method="post" action={pathTo('adminTestOrder')}>
        <button type="submit" name="intent" value="leave" disabled={fetcher.state !== 'idle'}>
          {fetcher.state === 'idle' ? words.leave : words.leaving}
        </button>
      </fetcher.Form>
    </aside>
  )
}
