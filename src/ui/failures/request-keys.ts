import { pageOnScreen } from './page-on-screen.ts'

export const REQUEST_KEY = 'requestKey'

/** One submission, including its retries, until the server answers. */
interface Submission {
  readonly key: string
  readonly pathname: string
  underWay: number
  hasLeft: boolean
}

/** Keyed by a hash of account, URL and content, so that no typed text is kept. */
const submissions = new Map<number, Submission>()

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
  const print = fingerprint(pathname, fields)
  const submission = submissions.get(print) ?? {
    key: crypto.randomUUID(),
    pathname,
    underWay: 0,
    hasLeft: false,
  }
  submissions.set(print, submission)
  fields.set(REQUEST_KEY, submission.key)
}

export const findSubmission = (key: unknown) =>
  [...submissions.values()].find((submission) => submission.key === key)

/**
 * Also ends older unanswered submissions to this URL: the page now shows their result, so a new click is a
 * new request.
 */
export function endSubmission(endedSubmission: Submission): void {
  for (const [print, submission] of submissions)
    if (
      submission === endedSubmission ||
      (submission.pathname === endedSubmission.pathname && submission.underWay === 0)
    )
      submissions.delete(print)
}

function fingerprint(pathname: string, fields: FormData): number {
  const content = [...fields]
    .filter(([name]) => name !== REQUEST_KEY)
    .map(([name, value]) => [name, textOf(value)])
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (const character of JSON.stringify([pageOnScreen()?.account, pathname, content])) {
    const code = character.codePointAt(0) ?? 0
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return 4294967296 * (2097151 & low) + (high >>> 0)
}

const textOf = (value: FormDataEntryValue) =>
  typeof value === 'string' ? value : `${value.name} ${value.size} ${value.lastModified}`
