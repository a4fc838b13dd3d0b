import { describe, expect, it } from 'vitest'
import { cleanSvg } from './clean-svg.ts'

const draw = (inside: string, root = 'viewBox="0 0 20 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${root}>${inside}</svg>`

const shape = '<path d="M0 0h10v10z" fill="#9c500e"/>'

const cleaned = (source: string) => {
  const outcome = cleanSvg(source)
  return outcome.ok ? outcome.value.svg : outcome.code
}

const dangerous =
  /script|foreignObject|javascript|https?:\/\/(?!www\.w3\.org\/2000\/svg)|on\w+=|data:|@import|<image|<use|<style|<a[ >]|<animate|&/i

describe('a logo in SVG', () => {
  it('keeps shapes, groups, gradients and their colours', () => {
    const gradient =
      '<defs><linearGradient id="a" x1="0" x2="1"><stop offset="0" stop-color="#fff"/></linearGradient></defs>'
    const source = draw(
      `<!-- a note --><title>Mimo</title>${gradient}<g transform="translate(2 3) scale(.5)"><circle cx="5" cy="5" r="4" fill="url(#a)"/></g>`,
      'width="40mm" height="20mm" viewBox="0 0 20 10" fill="none"',
    )
    expect(
      cleanSvg(`<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">\n${source}`),
    ).toEqual({
      ok: true,
      value: {
        width: 20,
        height: 10,
        svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" fill="none">${gradient}<g transform="translate(2 3) scale(.5)"><circle cx="5" cy="5" r="4" fill="url(#a)"/></g></svg>`,
      },
    })
  })

  it('turns plain classes and styles into attributes', () => {
    const source = draw(
      '<style>.a,.b{fill:#123456} .b{stroke:red}</style><path class="b" d="M0 0h1" style="opacity:.5"/>',
    )
    expect(cleaned(source)).toContain('<path d="M0 0h1" fill="#123456" stroke="red" opacity=".5"/>')
  })

  it('takes its size from width and height if it has no viewBox', () => {
    expect(cleanSvg(draw(shape, 'width="30px" height="15"'))).toMatchObject({
      value: { width: 30, height: 15 },
    })
  })

  it.each([
    '<script>alert(1)</script>',
    '<script href="https://mau.exemplo/x.js"/>',
    '<SCRIPT>alert(1)</SCRIPT>',
    '<svg:script>alert(1)</svg:script>',
    '<g onload="alert(1)"><path d="M0 0h1" onclick="alert(1)"/></g>',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="https://mau.exemplo"/></body></foreignObject>',
    '<image href="https://mau.exemplo/pixel.png" width="1" height="1"/>',
    '<image xlink:href="data:image/png;base64,AAAA"/>',
    '<use href="https://mau.exemplo/x.svg#a"/>',
    '<a href="javascript:alert(1)"><path d="M0 0h1"/></a>',
    '<path d="M0 0h1" style="fill:url(https://mau.exemplo/x)"/>',
    '<path d="M0 0h1" fill="url(https://mau.exemplo/x#a)"/>',
    '<path d="M0 0h1" fill="url(&quot;https://mau.exemplo&quot;)"/>',
    '<path d="M0 0h1" filter="url(#f)"/>',
    '<style>@import "https://mau.exemplo/x.css"; .a{fill:url(https://mau.exemplo)}</style>',
    '<style>path{background:expression(alert(1))}</style>',
    '<animate attributeName="href" to="javascript:alert(1)"/>',
    '<set attributeName="onload" to="alert(1)"/>',
    '<text>palavras</text>',
    '<handler type="application/ecmascript">alert(1)</handler>',
    '<title><script>alert(1)</script></title>',
  ])('keeps nothing dangerous of %s', (hostile) => {
    const svg = cleaned(draw(shape + hostile))
    expect(svg).toContain('<path d="M0 0h10v10z"')
    expect(svg.replace(' xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(dangerous)
  })

  it.each([
    ['an HTML page', '<html><svg viewBox="0 0 1 1"><path d="M0 0"/></svg></html>', 'not-svg'],
    ['entities', `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${draw(shape)}`, 'not-svg'],
    ['an open element', '<svg viewBox="0 0 1 1"><g><path d="M0 0"/></svg>', 'not-svg'],
    ['a second root', `${draw(shape)}<svg viewBox="0 0 1 1"/>`, 'not-svg'],
    ['a broken tag', draw('<path d="M0 0" <script>alert(1)</script>'), 'not-svg'],
    ['no size', draw(shape, ''), 'not-svg'],
    ['a huge size', draw(shape, 'viewBox="0 0 900000 9"'), 'not-svg'],
    ['no shape', draw('<g/>'), 'svg-empty'],
    ['too many elements', draw('<g/>'.repeat(5_001)), 'not-svg'],
    ['deep nesting', draw('<g>'.repeat(60) + '</g>'.repeat(60)), 'not-svg'],
    ['half a megabyte', draw(`${shape}${' '.repeat(500_000)}`), 'svg-too-large'],
    ['nothing', '', 'not-svg'],
    ['comments without an end', draw('<!--'.repeat(120_000)), 'not-svg'],
    ['styles without an end', draw('<style>'.repeat(60_000)), 'not-svg'],
    ['an attribute without an end', draw(`<g ${'x="1" '.repeat(80_000)}`), 'not-svg'],
    ['spaces without an end', draw(`<g ${' '.repeat(490_000)}x`), 'not-svg'],
    ['a style without rules', draw(`<style>${'a'.repeat(490_000)}</style>`), 'svg-empty'],
  ])('refuses %s', (_what, source, code) => {
    expect(cleaned(source)).toBe(code)
  })
})
