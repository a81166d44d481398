import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { composeMail, type MailContent } from './compose-mail.js';
import { fullContent, fullDetails, hrefsOf, ownWords } from './testing/compose-test-data.js';

const withName = (name: string, changes: Partial<MailContent> = {}): MailContent =>
  fullContent('offers_to_client', 'pl', { variables: { name }, ...changes });

describe('what people typed is shown, never obeyed', () => {
  test('a client called <script>', () => {
    const name = '<script>alert("&amp;")</script>';
    const mail = composeMail(withName(name));
    expect(mail.html).not.toContain('<script');
    expect(mail.html).toContain('&lt;script&gt;alert(&quot;&amp;amp;&quot;)&lt;/script&gt;');
    expect(mail.text).toContain(`Dzień dobry, ${name},`);
  });

  test('a placeholder inside a value is not expanded again', () => {
    const name = '{{company}} [OFFER DETAILS] {{order_link}} [OFFER ACCEPTANCE LINK] {{name}}';
    const { html, text, subject, missing, unknown } = composeMail(
      withName(name, { template: { subject: '{{name}}', body: '<p>Dla {{name}}</p>' } }),
    );
    expect(subject).toBe(name);
    expect(text).toContain(`Dla ${name}\n`);
    expect(html).toContain(`>Dla ${name}</p>`);
    expect([missing, unknown]).toEqual([[], []]);
  });

  test('a value in the target of a link cannot become code', () => {
    const body =
      '<p><a href="{{name}}">x</a><a href="java{{name}}">y</a><img src="{{name}}" alt="{{name}}"></p>';
    for (const name of [
      'javascript:alert(1)',
      ' JaVaScRiPt:alert(1)',
      'script:alert(1)',
      'data:text/html,x',
      '//evil.example.com',
    ]) {
      const mail = composeMail({ ...ownWords(body), variables: { name } });
      expect(hrefsOf(mail.html).filter((href) => !/^(https?:\/\/|mailto:|tel:)/.test(href))).toEqual([]);
      expect(mail.html).not.toMatch(/<img[^>]* src=/);
    }
  });

  test('an address with quotes stays inside its attribute', () => {
    const { html } = composeMail(
      ownWords('<p>{{order_link}}</p>', {
        variables: { order_link: 'https://a.example/?"><script>x</script>' },
      }),
    );
    expect(html).toContain('href="https://a.example/?&quot;&gt;&lt;script&gt;x&lt;/script&gt;"');
    expect(html).not.toContain('<script');
  });

  test('a line break in a name cannot start another line of the subject', () => {
    const mail = composeMail(
      withName('Jan\r\nBcc: evil@example.com', { template: { subject: 'Dla {{name}}' } }),
    );
    expect(mail.subject).toBe('Dla Jan Bcc: evil@example.com');
  });

  test('HTML of the company’s own template is sanitised', () => {
    const mail = composeMail(
      ownWords(
        '<p onclick="x()">A<script>x()</script><style>p{}</style><iframe src="https://e.example"></iframe><img src="http://t.example/p.gif"></p>',
      ),
    );
    expect(mail.html).not.toMatch(/onclick|<script|<iframe|t\.example|p\{\}/);
    expect(mail.text).toMatch(/^A\n/);
  });

  test('no value changes the structure of a mail', () => {
    const text = fc
      .oneof(
        fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
        fc.constantFrom(
          '</td></table><script>',
          '" onload="x',
          '&lt;b&gt;',
          '<!--[if mso]>',
          ']]>',
          '</title>',
          '$&$1',
        ),
        fc.constantFrom('{{name}}', '[ORDER DETAILS]', '<a href="https://evil.example.com">x</a>'),
      )
      .map((value) => `x${value.replace(/[\r\n]/g, '')}`);
    const body =
      '<p>Witaj</p><p>{{name}} <a href="https://a.example" title="{{name}}">x</a> {{company}}</p>' +
      '<p>[ORDER DETAILS]</p><p>{{order_link}}</p>';
    const compose = (value: string) => {
      const stop = { street: value, postCode: value, city: value, country: value };
      return composeMail({
        ...fullContent('quote_confirmation', 'pl'),
        variables: { name: value, company: value, order_link: 'https://frakto.example.com/order/pl' },
        companyName: value,
        template: { subject: 'Dla {{name}}', body },
        footer: { lines: [value], phone: value, email: value, website: value },
        details: {
          ...fullDetails,
          number: value,
          routes: [{ pickup: stop, delivery: stop }],
          cargoType: value,
          notes: value,
        },
      });
    };
    const skeleton = (html: string): string =>
      html
        .replace(/(href|title)="[^"]*"/g, '$1')
        .replace(/>[^<]*/g, '>')
        .replace(/<!--.*?-->/g, '<!-->');
    const neutral = skeleton(compose('x').html);
    fc.assert(
      fc.property(text, (value) => {
        const mail = compose(value);
        expect(skeleton(mail.html)).toBe(neutral);
        expect([mail.missing, mail.unknown]).toEqual([[], []]);
      }),
    );
  });

  test('a value arrives in the text alternative as it is', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[!-~]([ -~]{0,40}[!-~])?$/), (name) => {
        const { text } = composeMail(ownWords('<p>[{{name}}]</p>', { variables: { name } }));
        expect(text).toContain(`[${name.replace(/ +/g, ' ')}]`);
      }),
    );
  });
});
