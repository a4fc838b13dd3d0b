import type { DemoPost } from './demo-post.ts'

export const porQueCeraDeCoco: DemoPost = {
  slug: 'por-que-cera-de-coco',
  title: 'Por que escolhemos a cera de coco',
  excerpt:
    'Testamos parafina, soja, cera de abelha e palma antes de chegar a ela. O que cada uma ensinou, sem torcida.',
  author: 'Clara Nogueira',
  image: 'blog-cera-de-coco.webp',
  published: true,
  createdDaysAgo: 83,
  content: `A pergunta que mais ouço em feira não é sobre perfume. É sobre cera. As pessoas pegam o copo, leem o rótulo e querem saber se é melhor, se é natural, se não é só moda. São perguntas justas, e a resposta honesta é mais longa do que cabe entre duas barracas.

Passei o primeiro ano testando. Anotei tudo num caderno quadriculado: cera, pavio, temperatura, horas de queima, cor da parede depois. Este é o resumo.

**Parafina**

Foi com ela que aprendi. É barata, firme, aceita qualquer cor e segura bem o perfume. Também é derivada de petróleo e queima mais quente, o que, com um pavio mal escolhido, deixa fuligem no teto. Bem-feita, dá uma vela correta. Não era a vela que eu queria acender todas as noites no quarto do meu filho.

**Soja**

Vegetal, macia, com fama merecida. O que me incomodou foi o temperamento: ela muda de textura com o tempo, faz manchas esbranquiçadas e, no calor de fevereiro, chegava mole à casa das pessoas. Além disso, o perfume demorava a sair. Ainda a uso em testes e tenho respeito por quem domina.

**Cera de abelha**

A mais bonita de todas. Cheira a mel sem que se ponha nada, dura uma eternidade e tem uma luz dourada que nenhuma outra imita. Justamente por ter cheiro próprio, não aceita ser outra coisa. Uma vela de cera de abelha com lavanda cheira a mel com lavanda. E eu queria trabalhar sem ingrediente de origem animal.

**Palma**

Endurece em desenhos lindos, como gelo na janela. Desisti pela origem. É possível comprar palma de procedência decente, mas, sendo pequena, eu não tinha como conferir, e preferi não fingir que tinha.

**Coco**

Cheguei a ela por um fornecedor que me mandou dois quilos por engano. Derreti sem expectativa. A primeira coisa que notei foi a temperatura: vira líquida por volta dos quarenta graus, bem antes das outras. Isso significa que a poça se forma cedo, e o perfume começa a circular com pouca chama.

A segunda foi a cor, um branco de leite que não amarela. A terceira, só percebi semanas depois, olhando a parede atrás da mesa de testes. Continuava branca.

Ela também tem defeitos, e convém dizer quais:

- é cara, perto de **três vezes** o preço da parafina
- é mole, e por isso só funciona em recipiente, nunca em vela de pé
- no auge do verão pode suar um pouco, o que se resolve com um lugar fresco
- exige descanso; sem [48 horas de cura](/blog/48-horas-de-cura), decepciona

![Copos de cera de coco em descanso na bancada do ateliê](/media/blog-images/blog-cura.webp)

Contra isso, uma queima limpa e lenta, de até 45 horas num copo de 180 gramas, e um perfume que se espalha sem precisar gritar.

**De onde vem**

A cera é feita do óleo da polpa do coco, hidrogenado até ficar sólido à temperatura ambiente. É um subproduto de uma fruta da qual se usa tudo: a água, a polpa, a fibra, a casca. Compramos de um beneficiador do Nordeste, em sacos de vinte quilos, e anotamos em cada leva o número do saco. Se você nos escrever com a data do rótulo, sabemos dizer de que saco saiu a sua vela.

**O pavio importa tanto quanto**

Uma cera boa com um pavio errado é uma vela ruim. O nosso é de algodão orgânico trançado, sem alma de metal, encerado com a própria cera de coco. Para cada copo há uma espessura, e para cada perfume uma correção. Resinas pedem um fio mais grosso; cítricos, mais fino. Só na Sândalo & Âmbar foram oito tentativas.

Então, é melhor? Para o que fazemos, sim. Não porque seja milagrosa, mas porque perdoa pouco e devolve muito. Acho um bom trato.`,
}
