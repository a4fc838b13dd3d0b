import type { DemoPost } from './demo-post.ts'

export const oPrimeiroAcender: DemoPost = {
  slug: 'o-primeiro-acender',
  title: 'A primeira queima decide todas as outras',
  excerpt:
    'Deixe a cera derreter até a borda. Duas horas de paciência evitam o túnel que ninguém gosta de ver.',
  author: 'Júlia Amaral',
  image: 'blog-primeiro-acender.webp',
  published: true,
  createdDaysAgo: 17,
  content: `De todas as mensagens que chegam ao ateliê, uma se repete com outras palavras: a minha vela fez um buraco no meio. A pessoa manda a foto, e lá está ele, um poço estreito em volta do pavio, com uma parede alta de cera que nunca derreteu. Chamamos de túnel. Quase sempre ele nasceu no primeiro dia.

**A cera tem memória**

Não é figura de linguagem. Quando a cera derrete e volta a endurecer, a região que foi líquida fica um pouco mais macia do que o resto. Na vez seguinte, a chama amolece primeiro essa região e tende a parar onde parou antes. Se a primeira queima durou meia hora e o círculo líquido chegou à metade do caminho, é ali que ele vai parar de novo. E de novo. A cada vez o poço afunda, a parede cresce e o pavio se afoga.

O contrário também vale. Se na primeira vez a poça alcança o vidro em toda a volta, a vela passa a queimar de borda a borda até o fim, e você aproveita cada grama.

**Quanto tempo é preciso**

A conta é simples: mais ou menos uma hora para cada três centímetros de diâmetro. Nos nossos tamanhos, isso dá:

- cerca de duas horas na de 120 g
- de duas a três horas na de 180 g
- perto de três horas na de 320 g, que é mais larga

Escolha, portanto, uma noite em que você vá ficar em casa. Um filme, um jantar, um livro comprido. Se não der, guarde a vela para outro dia. Ela não tem pressa.

**Antes do fósforo**

Tire a poeira com um pano seco. Confira se o pavio tem cinco milímetros; ele sai daqui cortado, mas às vezes entorta na viagem. Apoie a vela numa superfície plana e resistente ao calor, longe de cortina, de ventilador e da corrente de ar entre duas janelas. O vento empurra a chama para um lado e faz um túnel torto, que é o pior de todos.

E nunca acenda uma vela dentro da prateleira. Deixe pelo menos meio metro livre acima da chama.

**Durante**

Não há o que fazer além de estar por perto. Se a chama crescer demais ou soltar um fio de fumaça, apague, espere esfriar, corte o pavio e recomece. Fuligem na borda do copo é sinal de pavio comprido, não de vela ruim.

Depois de quatro horas, apague sempre, mesmo que esteja bonito. A cera quente demais perde perfume, e o pavio começa a formar uma cabecinha de carvão.

**Na hora de apagar**

Soprar funciona, mas espalha fumaça e respinga. Prefira um abafador ou a tampa. Outra saída é mergulhar o pavio na cera líquida com a ponta de um palito e endireitá-lo em seguida: apaga sem cheiro nenhum e já deixa o pavio encerado para a próxima vez.

**E se o túnel já existe?**

Tem conserto, quando ainda é raso. Embrulhe a borda do copo com papel-alumínio, deixando uma abertura do tamanho de uma moeda no centro, e acenda por cerca de uma hora. O papel devolve o calor para as beiradas e a parede desce. Faça isso sem sair de perto e com cuidado, porque o alumínio esquenta.

Outra forma é passar o secador de cabelo, no ar quente e de longe, até nivelar a superfície. Demora uns cinco minutos e dá certa satisfação.

Se o poço já tem mais de três centímetros, escreva para nós com uma foto. Há casos em que dá para salvar no ateliê.

No mais, a regra cabe num bilhete: na primeira noite, paciência; nas outras, pavio curto. A vela cuida do resto.`,
}
