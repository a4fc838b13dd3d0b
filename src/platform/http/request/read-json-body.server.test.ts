import { describe, expect, it } from 'vitest'
import { parseJson, readJsonBody } from './read-json-body.server.ts'

const read = (body: string) => readJsonBody(new Request('http://localhost/', { method: 'POST', body }))

describe('readJsonBody', () => {
  it('gives what was sent', async () => {
    expect(await read('{"a":["é",null]}')).toEqual({ a: ['é', null] })
  })

  it.each(['', '{', 'undefined', '{"a":NaN}'])('has no answer for %j', async (body) => {
    expect(await read(body)).toBeUndefined()
  })

  it('drops what no table can keep', async () => {
    expect(await read(String.raw`{"a":"x\u0000y","b":["\uD800z"],"c":"\uD83D\uDE00"}`)).toEqual({
      a: 'xy',
      b: ['\uFFFDz'],
      c: '😀',
    })
  })

  it('drops it in the field of a form as well, where the escape is no NUL yet', () => {
    expect(parseJson(String.raw`["x\u0000y"]`)).toEqual(['xy'])
  })

  it('never sets a prototype', async () => {
    const body = (await read('{"__proto__":{"isAdministrator":true}}')) as Record<string, unknown>
    expect(body.isAdministrator).toBeUndefined()
    expect(({} as Record<string, unknown>).isAdministrator).toBeUndefined()
  })
})
