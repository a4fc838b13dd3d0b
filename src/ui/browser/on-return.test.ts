import { expect, it, vi } from 'vitest'
import { onReturn } from './on-return.ts'

function openPage() {
  const view = new EventTarget()
  const page = Object.assign(new EventTarget(), { hidden: false })
  const clock = { time: 0 }
  const refresh = vi.fn()
  const end = onReturn(refresh, { view, page, now: () => clock.time })
  const focus = () => view.dispatchEvent(new Event('focus'))
  const show = (isShown: boolean) => {
    page.hidden = !isShown
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return { clock, refresh, end, focus, show }
}

it('refreshes once when somebody comes back to the page after a while', () => {
  const { clock, refresh, focus, show } = openPage()
  show(false)
  clock.time = 30_000
  expect(refresh).not.toHaveBeenCalled()
  show(true)
  focus()
  expect(refresh).toHaveBeenCalledOnce()
  clock.time = 60_000
  focus()
  expect(refresh).toHaveBeenCalledTimes(2)
})

it('asks nothing after a short look elsewhere, or once it was ended', () => {
  const { clock, refresh, focus, end } = openPage()
  clock.time = 29_999
  focus()
  end()
  clock.time = 60_000
  focus()
  expect(refresh).not.toHaveBeenCalled()
})
