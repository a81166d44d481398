import { emailTemplateTypeValues, type EmailTemplateType } from '@frakto/sdk/enums';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link, Navigate, NavLink, Route, Routes, useParams } from 'react-router-dom';
import type { Schemas } from '../../../kit/api/types';
import { Icon } from '../../../kit/components/icon';
import { Tag } from '../../../kit/components/tag';
import { useT } from '../../../kit/i18n/use-t';
import { paths } from '../../../kit/paths';
import { Loaded } from '../loaded';
import { OrderTerms } from '../order-terms/order-terms-form';
import { useCompanySettings } from '../settings-queries';
import { isSentByProduct, SentByItself } from './sent-by-itself';
import { TemplateEditor } from './template-editor';
import { useTemplates, type Template } from './template-queries';
import styles from './templates.module.css';

const base = paths.settings('templates');

/** Not a mail, but a text that goes out with one. */
const terms = 'order-terms';

/** The kinds of mail, and the company's own text of one of them; which one, the address says. */
export function TemplatesTab() {
  const query = useTemplates();
  const settings = useCompanySettings();
  return (
    <Loaded query={query}>
      {(templates) => (
        <Loaded query={settings}>
          {(known) => (
            <Routes>
              <Route path=":type" element={<Master templates={templates} settings={known} />} />
              <Route path="*" element={<Master templates={templates} settings={known} />} />
            </Routes>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

interface MasterProps {
  templates: Template[];
  settings: Schemas['CompanySettings'];
}

function Master({ templates, settings }: MasterProps) {
  const t = useT();
  const wanted = useParams()['type'];
  const type = emailTemplateTypeValues.find((one) => one === wanted);
  const isTerms = wanted === terms;
  if (wanted !== undefined && !type && !isTerms) return <Navigate to={base} replace />;
  const ownOf = (one: EmailTemplateType) => templates.find(({ template_type }) => template_type === one);
  return (
    <div className={styles['master']} data-open={type !== undefined || isTerms}>
      <nav className={styles['list']} aria-label={t('settings.templates.list')}>
        <p>{t('settings.templates.intro')}</p>
        <ul>
          {emailTemplateTypeValues.map((one) => (
            <li key={one}>
              <NavLink to={`${base}/${one}`}>
                <span>
                  <b>{t(`settings.templates.type.${one}`)}</b>
                  <small>
                    {t(`settings.templates.use.${one}`)}
                    {!isSentByProduct(one, settings) && `. ${t('settings.templates.sending.isOff')}`}
                  </small>
                </span>
                {ownOf(one) ? (
                  <Tag tone="fast">{t('settings.templates.own')}</Tag>
                ) : (
                  <Tag tone="line">{t('settings.templates.builtIn')}</Tag>
                )}
              </NavLink>
            </li>
          ))}
          <li>
            <NavLink to={`${base}/${terms}`}>
              <span>
                <b>{t('orderTerms.title')}</b>
                <small>{t('orderTerms.use')}</small>
              </span>
            </NavLink>
          </li>
        </ul>
      </nav>
      <div className={styles['detail']}>
        {(type ?? isTerms) && (
          <Link to={base} className={styles['back']}>
            <Icon of={ArrowLeft} size={14} />
            {t('settings.templates.back')}
          </Link>
        )}
        {isTerms && (
          <>
            <h2>{t('orderTerms.title')}</h2>
            <p>{t('orderTerms.text')}</p>
            <OrderTerms />
          </>
        )}
        {type && (
          <>
            <h2>{t(`settings.templates.type.${type}`)}</h2>
            {isSentByProduct(type, settings) && (
              <p>{t(ownOf(type) ? 'settings.templates.ownText' : 'settings.templates.builtInText')}</p>
            )}
            <SentByItself type={type} settings={settings} />
            <TemplateEditor
              key={type}
              type={type}
              own={ownOf(type)}
              isSent={isSentByProduct(type, settings)}
            />
          </>
        )}
        {wanted === undefined && <p className={styles['none']}>{t('settings.templates.choose')}</p>}
      </div>
    </div>
  );
}
