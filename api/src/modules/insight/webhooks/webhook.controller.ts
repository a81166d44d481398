import { shortList } from '../../../platform/http/pages.js';
import {
  Body,
  Delete,
  Get,
  Path,
  Post,
  Put,
  Queries,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import type { Id, PageQuery } from '../../../platform/http/api-types.js';
import { checked, type BodyRules } from '../../../platform/http/checks.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type {
  NewWebhook,
  WebhookDelivery,
  WebhookDeliveryDetails,
  WebhookDeliveryPage,
  WebhookDeliveryQuery,
  WebhookDto,
  WebhookInput,
  WebhookList,
  WebhookReplay,
  WebhookReplayInput,
  WebhookSecret,
  WebhookUpdate,
} from './webhook.dto.js';
import { dateFaults } from '../../../platform/http/field-rules.js';

/** An address that can be sent to; whether it is one that the installation sends to, the service knows. */
const webhookRules: BodyRules = ({ url }) =>
  typeof url !== 'string' || isHttpAddress(url) ? [] : [{ field: 'url', code: 'invalid_format' }];

/** From an instant to a later one. */
const replayRules: BodyRules = (body) => [...dateFaults(body, 'from'), ...dateFaults(body, 'to')];

function isHttpAddress(text: string): boolean {
  if (!URL.canParse(text) || /[\s\p{Cc}]/u.test(text)) return false;
  const { protocol, username, password, hash } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '' && hash === '';
}

@Route('webhooks')
@Tags('Webhooks')
@Security('bearer', ['owner'])
export class WebhookController extends ApiController {
  /** The webhooks of the company, the latest first. */
  @Get()
  async listWebhooks(@Queries() query: PageQuery): Promise<WebhookList> {
    const items = await this.scope.services.webhooks.list(this.scope.member.companyId);
    return shortList(items, query, ['id', 'url', 'created_at', 'updated_at'], this.scope.language);
  }

  /** Makes a webhook: from now on its address is told of the events. Its secret is in this answer and nowhere else. */
  @Post()
  @SuccessResponse(201)
  @checked(webhookRules)
  @Response<'too_many_webhooks'>(409, 'The company has as many as there may be')
  async createWebhook(@Body() input: WebhookInput): Promise<NewWebhook> {
    return this.scope.services.webhooks.create(this.scope.member, input);
  }

  /** One webhook. */
  @Get('{id}')
  async getWebhook(@Path() id: Id): Promise<WebhookDto> {
    return this.scope.services.webhooks.get(this.scope.member.companyId, id);
  }

  /** Changes a webhook, turns it off, or on again: then what waits is sent, and what happened meanwhile only by `replay`. */
  @Put('{id}')
  @checked(webhookRules)
  async updateWebhook(@Path() id: Id, @Body() input: WebhookUpdate): Promise<WebhookDto> {
    return this.scope.services.webhooks.update(this.scope.member.companyId, id, input);
  }

  /** Removes a webhook with its deliveries; what is still to be sent is not. */
  @Delete('{id}')
  @SuccessResponse(204)
  async deleteWebhook(@Path() id: Id): Promise<void> {
    await this.scope.services.webhooks.remove(this.scope.member.companyId, id);
  }

  /** Gives a webhook another secret. For 24 hours deliveries are signed by both. */
  @Post('{id}/rotate-secret')
  @SuccessResponse(200)
  async rotateWebhookSecret(@Path() id: Id): Promise<WebhookSecret> {
    return this.scope.services.webhooks.rotateSecret(this.scope.member.companyId, id);
  }

  /** Sends the webhook an event `webhook.test`, once, also when it is off. */
  @Post('{id}/test')
  @SuccessResponse(200)
  async testWebhook(@Path() id: Id): Promise<WebhookDelivery> {
    return this.scope.services.webhooks.test(this.scope.member.companyId, id);
  }

  /** Sends events of the last 30 days that the webhook has not got: those from when it was off or not there yet, and those given up. */
  @Post('{id}/replay')
  @SuccessResponse(200)
  @checked(replayRules)
  async replayWebhook(@Path() id: Id, @Body() input: WebhookReplayInput): Promise<WebhookReplay> {
    return this.scope.services.webhooks.replay(this.scope.member.companyId, id, input);
  }

  /** The deliveries of the last 30 days, the newest first. */
  @Get('{id}/deliveries')
  async listWebhookDeliveries(
    @Path() id: Id,
    @Queries() query: WebhookDeliveryQuery,
  ): Promise<WebhookDeliveryPage> {
    return this.scope.services.webhooks.listDeliveries(this.scope.member.companyId, id, query);
  }

  /** A delivery with its body. */
  @Get('{id}/deliveries/{deliveryId}')
  async getWebhookDelivery(@Path() id: Id, @Path() deliveryId: Id): Promise<WebhookDeliveryDetails> {
    return this.scope.services.webhooks.getDelivery(this.scope.member.companyId, id, deliveryId);
  }

  /** Sends a delivery again, by the same `webhook-id` and body, whether it has arrived or not; also when the webhook is off. */
  @Post('{id}/deliveries/{deliveryId}/resend')
  @SuccessResponse(200)
  async resendWebhookDelivery(@Path() id: Id, @Path() deliveryId: Id): Promise<WebhookDelivery> {
    return this.scope.services.webhooks.resend(this.scope.member.companyId, id, deliveryId);
  }
}
