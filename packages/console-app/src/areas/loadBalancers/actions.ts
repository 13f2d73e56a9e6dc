import { msg, plural } from '@lingui/core/macro';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { checkDisplayName } from '@livery/api/domain/issue';
import type { ForwardingRule } from '@livery/api/generated/types';
import * as balancers from '@livery/api/queries/loadBalancers';
import type { LocatedLoadBalancer } from '@livery/api/queries/loadBalancers';
import { networkTexts } from '#generated/network/texts.js';
import { bindMutation, defineActions, deleteAction, lazyDialog, moveBillingAction, renameAction } from '#kit';
import { machineName, type AttachedMachine } from '#resources/components/MachineTable.js';
import { loadBalancers } from '#resources/loadBalancers.js';
import { portText } from '#shared/units.js';

const { reasons } = networkTexts;

/** What every call about a load balancer needs. */
export const keyOf = ({ location, uuid }: LocatedLoadBalancer) => ({ location, uuid });

/** What can be done with a load balancer (specification: infrastructure, section 7), in the order of its menu. */
export const loadBalancerActions = defineActions(
  { idOf: loadBalancers.idOf, nameOf: loadBalancers.nameOf, reasons },
  {
    addRule: {
      label: msg`Add forwarding rule`,
      icon: Plus,
      done: (name) => msg`Added the rule to ${name}`,
      dialog: lazyDialog(async () => (await import('./loadBalancerDialogs.js')).AddRuleDialog),
      inMenu: false,
    },
    addTarget: {
      label: msg`Add target`,
      icon: Plus,
      feature: 'vms',
      dialog: lazyDialog(async () => (await import('./loadBalancerDialogs.js')).AddTargetDialog),
      inMenu: false,
    },
    rename: renameAction(loadBalancers, {
      check: checkDisplayName,
      mutationOf: (row: LocatedLoadBalancer, display_name) =>
        bindMutation(balancers.updateLoadBalancer, { ...keyOf(row), display_name }),
    }),
    moveBilling: moveBillingAction(loadBalancers, {
      mutationOf: (row: LocatedLoadBalancer, set_id) =>
        bindMutation(balancers.setLoadBalancerBillingAccount, { ...keyOf(row), set_id }),
    }),
    delete: deleteAction({
      mutation: (row: LocatedLoadBalancer) => bindMutation(balancers.deleteLoadBalancer, keyOf(row)),
      dialog: lazyDialog(async () => (await import('./loadBalancerDialogs.js')).DeleteDialog),
      title: (count) => plural(count, { one: 'Delete # load balancer', other: 'Delete # load balancers' }),
    }),
  },
);

/** Isolates a text that is read from left to right in every script: in one from right to left its numbers would change places. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;

/** The ports of a rule: "443 → 8443". */
export const portsText = ({ source_port, target_port }: ForwardingRule): string =>
  `${portText(source_port)} → ${portText(target_port)}`;

/** A rule, and the load balancer that it belongs to. */
export interface BalancerRule {
  balancer: LocatedLoadBalancer;
  rule: ForwardingRule;
}

export const ruleActions = defineActions(
  {
    idOf: ({ rule }: BalancerRule) => rule.uuid,
    nameOf: ({ rule }: BalancerRule) => leftToRight(portsText(rule)),
    reasons,
  },
  {
    edit: {
      label: msg`Edit`,
      icon: Pencil,
      done: (name) => msg`Changed the rule ${name}`,
      dialog: lazyDialog(async () => (await import('./EditRuleDialog.js')).EditRuleDialog),
    },
    remove: {
      label: msg`Remove`,
      icon: Trash2,
      danger: true,
      mutation: ({ balancer, rule }) =>
        bindMutation(balancers.removeForwardingRule, { ...keyOf(balancer), rule_uuid: rule.uuid }),
      done: (name) => msg`Removed the rule ${name}`,
      dialog: lazyDialog(async () => (await import('./loadBalancerDialogs.js')).RemoveRuleDialog),
    },
  },
);

/** A target, and the load balancer that it belongs to. */
export interface BalancerTarget extends AttachedMachine {
  balancer: LocatedLoadBalancer;
}

export const targetActions = defineActions(
  { idOf: ({ uuid }: BalancerTarget) => uuid, nameOf: machineName, reasons },
  {
    remove: {
      label: msg`Remove`,
      icon: Trash2,
      danger: true,
      mutation: ({ balancer, uuid }) =>
        bindMutation(balancers.removeLoadBalancerTarget, { ...keyOf(balancer), target_uuid: uuid }),
      done: (name) => msg`Removed the target ${name}`,
      dialog: lazyDialog(async () => (await import('./loadBalancerDialogs.js')).RemoveTargetDialog),
    },
  },
);
