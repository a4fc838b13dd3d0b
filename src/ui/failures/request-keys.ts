import { pageOnScreen } from './page-on-screen.ts'

export const REQUEST_KEY = 'requestKey'

/** One submission, including its retries, until the server answers. */
interface Submission {
  readonly key: string
  readonly pathname: string
  requestCount: number
}

/** Unanswered submissions by account, URL and content. */
const submissions = new Map<string, Submission>()

/** Covers every form submitted by script: browsers fire `formdata` whenever a form's fields are read. */
export function keyEveryForm(): void {
  document.addEventListener('formdata', ({ target, formData }) => {
    const form = target as HTMLFormElement
    if (form.getAttribute('method')?.toLowerCase() === 'post') setKey(formData, form.getAttribute('action'))
  })
}

export function withRequestKey(fields: Record<string, string> | FormData, action?: string): FormData {
  const form = fields instanceof FormData ? fields : new FormData()
  if (form !== fields) for (const [name, value] of Object.entries(fields)) form.set(name, value)
  setKey(form, action ?? null)
  return form
}

/** The same content keeps its key until it is answered, so that clicking again repeats the same request. */
function setKey(fields: FormData, action: string | null): void {
  // `randomUUID` requires HTTPS. A form's own key is kept.
  if (typeof crypto.randomUUID !== 'function' || fields.has(REQUEST_KEY)) return
  const { pathname } = new URL(action ?? '', window.location.href)
  const content = [...fields].map(([name, value]) => [name, describeValue(value)])
  const name = JSON.stringify([pageOnScreen()?.account, pathname, content])
  const submission = submissions.get(name) ?? { key: crypto.randomUUID(), pathname, requestCount: 0 }
  submissions.set(name, submission)
  fields.set(REQUEST_KEY, submission.key)
}

const findSubmission = (key: string) => [...submissions.values()].find((one) => one.key === key)

/** A submission that is on its way keeps its key, whatever else is answered at its URL. */
export function trackSubmission(key: string): () => void {
  const submission = findSubmission(key)
  if (!submission) return () => undefined
  submission.requestCount += 1
  return () => {
    submission.requestCount -= 1
  }
}

/**
 * Also ends older unanswered submissions to this URL: the page now shows their result, so a new click is a
 * new request.
 */
export function endSubmission(key: string): void {
  const pathname = findSubmission(key)?.pathname
  for (const [name, one] of submissions)
    if (one.key === key || (one.pathname === pathname && one.requestCount === 0)) submissions.delete(name)
}

const describeValue = (value: FormDataEntryValue) =>
  typeof value === 'string' ? value : `${value.name} ${value.size} ${value.lastModified}`
