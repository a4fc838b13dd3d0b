import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  answered,
  nextToSend,
  noChanges,
  type PendingChanges,
  refreshed,
  requestChange,
  sending,
  withChanges,
} from './pending-changes.ts'

const lines = [
  { id: 'a', quantity: 2 },
  { id: 'b', quantity: 1 },
]
const quantities = (changes: PendingChanges) => withChanges(lines, changes).map(({ quantity }) => quantity)

function sendNext(changes: PendingChanges): PendingChanges {
  const next = nextToSend(changes)
  if (!next) throw new Error('nothing to send')
  return sending(changes, next)
}

describe('changes of a cart on their way', () => {
  it('shows at once what was pressed', () => {
    expect(quantities(requestChange(noChanges, { lineId: 'a', quantity: 3 }))).toEqual([3, 1])
  })

  it('removes a line with quantity zero', () => {
    expect(quantities(requestChange(noChanges, { lineId: 'b', quantity: 0 }))).toEqual([2])
  })

  it('sends one at a time, and of one line only the newest number', () => {
    let changes = sendNext(requestChange(noChanges, { lineId: 'a', quantity: 3 }))
    changes = requestChange(changes, { lineId: 'a', quantity: 4 })
    changes = requestChange(changes, { lineId: 'a', quantity: 5 })
    expect(nextToSend(changes)).toBeNull()
    expect(quantities(changes)).toEqual([5, 1])
    expect(nextToSend(answered(changes, true))).toEqual({ lineId: 'a', quantity: 5 })
  })

  it('sends nothing if a favourite was added and removed again', () => {
    let changes = sendNext(requestChange(noChanges, { lineId: 'b', quantity: 0 }))
    changes = requestChange(requestChange(changes, { lineId: 'b', quantity: 1 }), {
      lineId: 'b',
      quantity: 0,
    })
    expect(nextToSend(answered(changes, true))).toBeNull()
    expect(nextToSend(answered(changes, false))).toEqual({ lineId: 'b', quantity: 0 })
  })

  it('falls back to the last number that the server took, not to the page it was loaded with', () => {
    let changes = answered(sendNext(requestChange(noChanges, { lineId: 'a', quantity: 3 })), true)
    changes = answered(sendNext(requestChange(changes, { lineId: 'a', quantity: 9 })), false)
    expect(quantities(changes)).toEqual([3, 1])
  })

  it('brings a line back that the server would not remove', () => {
    const changes = answered(sendNext(requestChange(noChanges, { lineId: 'a', quantity: 0 })), false)
    expect(quantities(changes)).toEqual([2, 1])
  })

  it('keeps what was accepted until the page is fresh, and what is under way beyond that', () => {
    const acceptedChanges = answered(sendNext(requestChange(noChanges, { lineId: 'a', quantity: 3 })), true)
    expect(refreshed(acceptedChanges)).toBe(noChanges)
    const busy = requestChange(acceptedChanges, { lineId: 'b', quantity: 2 })
    expect(refreshed(busy)).toBe(busy)
    expect(quantities(refreshed(sendNext(busy)))).toEqual([3, 2])
  })

  it('ends in the last number pressed, however answers and presses mix', () => {
    const step = fc.oneof(fc.constant('answer' as const), fc.integer({ min: 1, max: 9 }))
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let changes = noChanges
        let server = 2
        let last = 2
        const send = () => {
          const next = nextToSend(changes)
          if (next) changes = sending(changes, next)
        }
        const answer = () => {
          if (changes.sent) server = changes.sent.quantity
          changes = answered(changes, true)
          send()
        }
        for (const action of steps) {
          if (action === 'answer') answer()
          else {
            last = action
            changes = requestChange(changes, { lineId: 'a', quantity: action })
            send()
          }
          expect(quantities(changes)[0]).toBe(last)
        }
        while (changes.sent) answer()
        expect(server).toBe(last)
      }),
    )
  })
})
