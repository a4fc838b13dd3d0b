import { expect, it } from 'vitest'
import { separateScripts } from './waiting-scripts.tsx'

const data = <script key="data">window.data = 1</script>
const module = (
  <script key="module" type="module" async>
    import "/entry.js"
  </script>
)
const preload = <link key="preload" rel="modulepreload" href="/entry.js" />

it('separates what React Router writes', () => {
  expect(separateScripts([data, preload, module])?.preloads).toEqual(['/entry.js'])
})

it.each([
  ['nothing', null],
  ['no module', [data, preload]],
  ['two modules', [data, preload, module, <script key="2" type="module" />]],
  ['no data', [preload, module]],
  ['further scripts', [data, preload, module, <script key="3" src="/more.js" />]],
  ['an import map', [data, preload, module, <script key="4" type="importmap" />]],
  ['no preloads', [data, module]],
  ['a preload without an address', [data, module, <link key="5" rel="modulepreload" />]],
])('does not change %s', (_, scripts) => {
  expect(separateScripts(scripts)).toBeNull()
})
